// A player in JavaScript: `node player.mjs http://127.0.0.1:8080 [GAME]` plays a game against bots.
import { follow } from './views.mjs';
const [address, game = 'matryoshka'] = process.argv.slice(2);
if (!globalThis.WebSocket) {
  console.error(`Node 22 or newer is needed. This is ${process.version}, which has no WebSocket.`);
  process.exit(2);
}
const answer = await fetch(`${address}/api/play`, { method: 'POST', body: JSON.stringify({ game, name: 'Zoé' }) });
const seat = await answer.json(); // our seat at a new table, or a problem
if (!answer.ok) throw new Error(`${seat.text} (${seat.rule})`);

const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/${seat.code}`);
const send = (type, fields) => socket.send(JSON.stringify({ type, ...fields }));
let newest = {}; // the newest update, with the whole `view`: what this seat may know
let act = {}; // our last act: `number` of the update that it answers, `id` until the server answers

socket.onopen = () =>
  send('hello', { protocol: 3, table: seat.code, tokens: [seat.token], nonce: crypto.randomUUID() });
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === 'whole' || !message.type) {
    newest = { ...newest, ...message, view: follow(newest.view, message) }; // the epoch may be left out
    send('legal', { id: `q${newest.number}` }); // what may we do now?
  } else if (message.type === 'choices') {
    if (act.id || message.number !== newest.number || act.number === newest.number) return; // answered, or too late
    const choice = message.choices[Math.floor(Math.random() * message.choices.length)]; // or by newest.view
    if (!choice) return;
    act = { id: crypto.randomUUID(), number: newest.number }; // what the choice is based on
    send('act', { id: act.id, action: choice.action, last: act.number, epoch: newest.epoch });
  } else if (message.type === 'ack' || message.type === 'refused') {
    if (message.type === 'refused') console.log(`${message.text} (${message.rule})`); // the table went on meanwhile
    if (!act.id || message.id !== act.id) return;
    act = { number: act.number };
    if (act.number !== newest.number) send('legal', { id: `q${newest.number}` }); // asked before this answer came
  } else if (message.type === 'table' && message.table.outcome) {
    console.log(`scores: ${JSON.stringify(message.table.outcome.scores)}`);
    socket.close();
  }
};
socket.onclose = () => process.exit();
