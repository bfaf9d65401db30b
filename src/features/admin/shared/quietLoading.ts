/** antd makes a table with all of its rows one live region: another page would be read out from its first cell to its last. */
const quiet = { 'aria-live': 'off' };

/** What a table of antd is told of a list that is on its way. */
export const quietLoading = (spinning: boolean) => ({ spinning, ...quiet });
