import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline } from './lib/offline';
import { foresee } from './lib/pages';
import { address, follow } from './lib/route.svelte';
import { show } from './lib/settings.svelte';
import { wakeOnTouch } from './lib/sound';
import { loadTexts } from './lib/texts.svelte';
import './style.css';

foresee(address.route);
show();
follow();
wakeOnTouch();
await loadTexts();
const target = document.getElementById('app');
if (target) mount(App, { target });
if (import.meta.env.PROD) keepOffline();
