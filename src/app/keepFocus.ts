import { listen } from '../lib/listen';

/** What the focus may go to when the control that had it is gone: a part of the page around it. antd's dialogs are a `div`. */
const PARTS = 'dialog, [role="dialog"], section, article, form, fieldset, nav, main, [role="group"], [role="tabpanel"]';

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && !element.closest('[hidden]');

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** An element and all that it stands in, innermost first. */
function pathOf(element: HTMLElement): HTMLElement[] {
  return element.parentElement ? [element, ...pathOf(element.parentElement)] : [element];
}

/** Focuses what no key reaches, without a ring: nothing can be done with it. */
function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.dataset['keepsFocus'] = '';
  element.focus({ preventScroll: true });
}

/**
 * Browsers drop the focus when the control that has it is removed or disabled; a screen reader would start at the top of the page
 * again. Here it goes to the heading of the part that the control stood in, or to the part, and back when the control is enabled
 * again. Pages that know a better place focus it themselves. `pressed` is what was pressed before this code was there, innermost
 * first. Returns what ends it.
 */
export function keepFocus(pressed: readonly EventTarget[] = []): () => void {
  const elements = pressed.filter((one) => one instanceof HTMLElement);
  const control = elements.findIndex(({ tabIndex }) => tabIndex >= 0);
  let path = control < 0 ? [] : elements.slice(control);
  /** A disabled control, and what has its focus meanwhile. */
  let waiting: { control: HTMLElement; substitute: HTMLElement } | null = null;
  /** The control that was last seen disabled or gone with the focus: a fast answer enables it again before anybody looks. */
  let lost: HTMLElement | null = null;
  let pending: number | undefined;

  const remember = () => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || isFocusLost() || focused === waiting?.substitute) return;
    path = pathOf(focused);
    waiting = null;
    lost = null;
  };

  const keep = () => {
    pending = undefined;
    if (waiting && document.activeElement === waiting.substitute && isUsable(waiting.control)) waiting.control.focus();
    const [control, ...around] = path;
    if (!control || !(isFocusLost() || document.activeElement === control)) return;
    if (isUsable(control)) {
      if (isFocusLost() && control === lost) control.focus();
      else if (isFocusLost()) path = []; // the person has clicked beside it
      return;
    }
    const part = around.find((element) => isUsable(element) && element.matches(PARTS));
    const heading = part?.querySelector<HTMLElement>('h1, h2, h3');
    const substitute = heading && isUsable(heading) ? heading : part;
    if (!substitute) return;
    waiting = { control, substitute };
    focusQuietly(substitute);
  };

  // A page that sets the focus does so right after its change.
  const look = () => (pending ??= window.setTimeout(keep, 50));
  const observer = new MutationObserver(() => {
    if (path[0] && !isUsable(path[0])) [lost] = path;
    if (waiting || lost) look();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
  const stops = [listen(document, ['focusin'], remember), listen(document, ['focusout'], look)];
  remember();
  look();
  return () => {
    observer.disconnect();
    for (const stop of stops) stop();
    window.clearTimeout(pending);
  };
}
