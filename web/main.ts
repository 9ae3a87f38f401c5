import { mount } from 'svelte';
import App from './App.svelte';
import { follow } from './lib/route.svelte';
import { show } from './lib/settings.svelte';
import { wakeOnTouch } from './lib/sound';
import { loadTexts } from './lib/texts.svelte';
import './style.css';

show();
follow();
wakeOnTouch();
await loadTexts();
const target = document.getElementById('app');
if (target) mount(App, { target });
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined); // without it the pages work, online
}
