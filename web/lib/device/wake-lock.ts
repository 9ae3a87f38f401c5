import { hasGesture } from './gesture';

/**
 * The screen stays on while a game runs: people who wait for a turn press nothing. Secure pages have a lock for that.
 * Over plain HTTP, as in most homes, a silent video does the same.
 */
export function keepAwake(): () => void {
  return 'wakeLock' in navigator ? holdLock() : playSilence();
}

function holdLock(): () => void {
  let wanted = true;
  let lock: WakeLockSentinel | undefined;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    const held = await navigator.wakeLock.request('screen').catch(() => undefined); // refused: the battery is low
    if (wanted) lock = held;
    else void held?.release();
  };
  const again = (): void => void ask(); // a page that was hidden has lost it
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}

/**
 * A black video of 2 s with a silent sound track (2 kB, made by tools/awake). All engines want the sound: Chromium
 * ignores a small video that is muted, Firefox one without sound, Safari also one that loops by itself.
 */
function playSilence(): () => void {
  const video = document.createElement('video');
  video.playsInline = true;
  for (const kind of ['webm', 'mp4']) {
    const source = document.createElement('source');
    source.type = `video/${kind}`;
    source.src = `/awake.${kind}`;
    video.append(source);
  }
  video.addEventListener('timeupdate', () => {
    if (video.currentTime > 1) video.currentTime = 0;
  });
  // Browsers refuse sound until somebody touches the page, and stop it while the page is hidden.
  const play = (): void => {
    if (hasGesture() && document.visibilityState === 'visible' && video.paused) {
      void video.play().catch(() => undefined); // some want a press for each video: the next one tries again
    }
  };
  const tries = ['visibilitychange', 'click', 'keydown'];
  for (const event of tries) document.addEventListener(event, play);
  play();
  return () => {
    for (const event of tries) document.removeEventListener(event, play);
    video.pause();
    video.replaceChildren();
    video.load(); // lets go of the player
  };
}
