/*
 * A rendered page can be touched before its code is there. Links, and forms that name where they are sent, work by themselves;
 * the rest is told to the app when it has taken the page over, which it says by removing data-page from #root.
 */
(() => {
  const RETRY_MS = 100;
  const PATIENCE_MS = 10_000;
  const root = document.getElementById('root');
  let pressed;
  let pressedAt = 0;

  // A pressed button is pressed again until that reaches the app: some parts are taken over later than others.
  const retry = () => {
    if (!pressed?.isConnected || performance.now() - pressedAt > PATIENCE_MS) return;
    if (root.dataset.page) setTimeout(retry, RETRY_MS);
    else pressed.click();
  };
  addEventListener(
    'click',
    (event) => {
      if (event.isTrusted) {
        pressed = undefined;
        pressedAt = performance.now();
      }
      const button = event.target.closest('#root button');
      const isSent = button?.form && button.type === 'submit';
      if (!button || (isSent && button.form.hasAttribute('action'))) return;
      if (isSent && root.dataset.page) event.preventDefault();
      pressed = button;
      setTimeout(retry, RETRY_MS);
    },
    true,
  );
  // A link that is called a button is pressed with the space bar, too.
  addEventListener('keydown', (event) => {
    if (!root.dataset.page || event.key !== ' ' || !event.target.matches('#root a[role="button"]')) return;
    event.preventDefault(); // the page would scroll
    event.target.click();
  });
  // React stops a click on a part that it has not taken over; what comes through is answered.
  addEventListener('click', () => {
    if (!root.dataset.page) pressed = undefined;
  });

  // What was typed, chosen or ticked. The app begins without it, and would put its own values back.
  const early = new Map();
  const keep = ({ target }) => {
    if (root.dataset.page) early.set(target, { value: target.value, checked: target.checked });
  };
  addEventListener('input', keep, true);
  // What was typed before this script was there.
  for (const target of root.querySelectorAll('textarea, input:not([type="checkbox"], [type="radio"])'))
    if (target.value !== target.defaultValue) keep({ target });
  // React takes the page over within a click, before 'input' follows, and does not see that the click has changed something.
  addEventListener(
    'click',
    (event) => {
      if (event.target.matches('#root :is([type="checkbox"], [type="radio"])')) keep(event);
    },
    true,
  );
  // Chromium scrolls to a date field that has the focus when its value or its limits are set, as React and the app's answer do.
  let place = { left: scrollX, top: scrollY };
  const keepPlace = () => {
    if (root.dataset.page) place = { left: scrollX, top: scrollY };
  };
  // 'scroll' follows a frame after the scrolling; within that frame a press can make React take the page over.
  for (const type of ['scroll', 'pointerdown']) addEventListener(type, keepPlace, true);
  /** Sets a property past React, which has to find that it changed, and tells it so. */
  const change = (control, name, before, now, type) => {
    control[name] = before;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name).set.call(control, now);
    control.dispatchEvent(new Event(type, { bubbles: true }));
  };
  new MutationObserver(async () => {
    for (const [control, { value, checked }] of early) {
      if (['checkbox', 'radio'].includes(control.type)) change(control, 'checked', !checked, checked, 'click');
      else change(control, 'value', value ? '' : '0', value, control.tagName === 'SELECT' ? 'change' : 'input');
      await undefined; // the app takes each change before the next
    }
    if (early.has(document.activeElement)) scrollTo({ ...place, behavior: 'instant' });
    early.clear();
  }).observe(root, { attributeFilter: ['data-page'] });
})();
