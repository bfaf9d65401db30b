/** Tells the bars at the lower edge of the screen how much of it a notice takes; what it returns is the notice's ref. */
export const roomOf = (property: '--notice-room' | '--offer-room') => (notice: HTMLElement | null) =>
  document.documentElement.style.setProperty(property, `${String(notice?.offsetHeight ?? 0)}px`);
