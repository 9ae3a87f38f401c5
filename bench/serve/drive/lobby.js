// What every server's half needs: a request to the lobby, and a socket that counts as open when it is.
import http from 'node:http';
import WebSocket from 'ws';

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** POST JSON, and read the answer. */
export function post(port, path, body) {
  const data = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data) };
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode >= 300) reject(new Error(`${path}: ${answer.statusCode} ${text}`));
        else resolve(JSON.parse(text));
      });
    });
    request.on('error', reject);
    request.end(data);
  });
}

/** A socket whose frames go to `hear`; losing it ends the whole run. */
export function connect(port, path, hear) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false, skipUTF8Validation: true });
  socket.on('message', hear);
  socket.on('error', fail);
  socket.on('close', (code, reason) => socket.left || fail(new Error(`closed: ${code} ${reason}`)));
  return socket;
}

/** Give up: numbers of a run in which something went wrong are worth nothing. */
export function fail(error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
