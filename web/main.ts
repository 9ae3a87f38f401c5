import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline } from '$lib/app/offline';
import { renewSheets } from '$lib/device/chunks';
import { awaitGesture } from '$lib/device/gesture';
import { preload } from '$lib/app/pages';
import { address, follow } from '$lib/app/route.svelte';
import { show } from '$lib/device/settings.svelte';
import { wakeOnTouch } from '$lib/device/sound';
import { loadTexts, textsFrom } from '$lib/device/texts.svelte';
import { textsOf } from '$lib/lobby/shelf';
import './style.css';

const AGAIN = 3_000;

textsFrom(textsOf);
renewSheets();
preload(address.route);
show();
follow();
awaitGesture();
wakeOnTouch();
// No `await` up here: WebKit would run the files that import this one before it has ended.
const start = (): void => {
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  if (import.meta.env.PROD) keepOffline();
};
void loadTexts().then(start, () => setTimeout(() => location.reload(), AGAIN)); // no words even for an error page
