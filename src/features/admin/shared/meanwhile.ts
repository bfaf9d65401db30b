/** What a server says where a change was made from a state that is old. */
const MEANWHILE = 'Somebody has changed this booking meanwhile.';

/** Whether a change was refused as somebody else was faster. */
export const isMeanwhile = (failure: { text: string } | null): boolean => failure?.text === MEANWHILE;
