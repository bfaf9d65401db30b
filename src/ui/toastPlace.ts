/** As long as a toast of the main layout is there, and a little more (ms). */
const FOLLOW_MS = 2500;

/** How much of the lower edge of the screen a bar with a total and a button takes; 0 where there is none. */
function roomOfBars(): number {
  const heights = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => {
    const { top, bottom, height } = bar.getBoundingClientRect();
    const isAtEdge = height > 0 && top < window.innerHeight && bottom > window.innerHeight - height;
    return isAtEdge ? window.innerHeight - top : 0;
  });
  return Math.max(0, ...heights);
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
