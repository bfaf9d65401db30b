/** The look of the HTML report. */
export const STYLE = `
:root { color-scheme: light dark; --bad: light-dark(#b3261e, #ff8a80); --good: light-dark(#1b6e37, #7ddc9a); --dim: light-dark(#5f6368, #a8adb3);
  --line: light-dark(#d7dadd, #3c4043); --soft: light-dark(#f3f5f7, #24272b); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fff, #17191c); color: light-dark(#1c1e21, #e8eaed); }
h1 { font-size: 1.5rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .25rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem; margin: 0; }
dt { color: var(--dim); } dd { margin: 0; overflow-wrap: anywhere; }
.totals { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0; padding: 0; list-style: none; }
.totals li { border: 1px solid var(--line); border-radius: .5rem; padding: .4rem .8rem; }
.totals b { display: block; font-size: 1.4rem; line-height: 1.2; }
.bad { color: var(--bad); } .good { color: var(--good); } .dim { color: var(--dim); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .5rem; text-align: right; }
th { color: var(--dim); font-weight: 600; }
th:first-child, td:first-child { text-align: left; overflow-wrap: anywhere; }
td small { display: block; color: var(--dim); }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .4rem .7rem; }
summary { cursor: pointer; overflow-wrap: anywhere; }
pre { background: var(--soft); border-radius: .4rem; margin: .25rem 0 .75rem; padding: .5rem; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85rem; }
ul { padding-left: 1.2rem; } li { overflow-wrap: anywhere; }
a { color: inherit; }
@media (max-width: 32rem) { body { padding: .6rem; } th, td { padding: .25rem; font-size: .9rem; } }
@media print { details { break-inside: avoid; } }
`;
