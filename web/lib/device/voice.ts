/** Text to speech by the browser; without a voice, `sound.chant` plays the rhyme as tones. */
import { untrack } from 'svelte';
import { settings, type Lang } from './settings.svelte';
import { chant } from './sound';

function voiceFor(lang: Lang): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined;
  const voices = speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith(lang));
  return voices.find((voice) => voice.localService) ?? voices[0];
}

/** Whether this device can speak a language now. */
export function canSpeak(lang: Lang): boolean {
  return settings.sound && settings.speech && voiceFor(lang) !== undefined;
}

/** Speak a text in the player's language; returns false where there is no voice. */
export function say(text: string, rate = 1): boolean {
  const voice = untrack(() => (canSpeak(settings.lang) ? voiceFor(settings.lang) : undefined));
  if (!voice) return false;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = rate;
  speechSynthesis.speak(words);
  return true;
}

/** Stop in mid-word: the card has been touched. */
export function hush(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
}

/** One beat of a rhyme: the word spoken, or its note where nothing can speak. */
export function beat(word: string, index: number): void {
  if (!say(word, 1.1)) chant(index);
}
