/**
 * Where the pop-ups of an element are put: inside of the content of its dialog, as a screen reader does not find what stands
 * beside a modal dialog, and the dialog's own frame lets clicks through; elsewhere at the end of the page.
 */
export const popupContainer = (trigger?: HTMLElement): HTMLElement =>
  trigger?.closest<HTMLElement>('[role="dialog"] > *') ?? document.body;
