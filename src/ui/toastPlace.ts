/** As long as a toast of the main layout is there, and a little more (ms). */
const FOLLOW_MS = 2500;

/** What toasts stand above: notices, bars with a total, and the buttons of a dialog that is as high as the screen. */
const BARS = '[data-bottom-bar], .ant-modal-footer';

/** How much of the lower edge of the screen such bars take, one above the other; 0 where there is none. */
function roomOfBars(): number {
  const bars = [...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect());
  let edge = window.innerHeight;
  for (const { top, bottom, height } of bars.sort((a, b) => b.bottom - a.bottom))
    if (height > 0 && top < edge && bottom > edge - height) edge = top;
  return window.innerHeight - edge;
}

let until = 0;

function follow(): void {
  document.documentElement.style.setProperty('--toast-lift', `${String(roomOfBars())}px`);
  if (Date.now() < until) requestAnimationFrame(follow);
}

/** Keeps toasts above such bars while they are shown: a bar grows when it says why something failed, and moves when the page is scrolled. */
export function keepAboveBars(): void {
  const isFollowing = Date.now() < until;
  until = Date.now() + FOLLOW_MS;
  if (!isFollowing) follow();
}
