import { bookingPath } from '../messages/addresses.ts';
import { rupiah } from '../school/rupiah.ts';
import { choices, SIMULATOR_PATH } from './simulator.ts';

const style = `
:root{color-scheme:light dark;--page:#fbf7f0;--card:#fff;--text:#10262e;--note:#fdf0d2;--on-note:#5f4000;--button:#0a5c6b;--on-button:#fff}
@media(prefers-color-scheme:dark){:root{--page:#091b21;--card:#10272f;--text:#e9f2f1;--note:#382c10;--on-note:#f4c76f;--button:#74d2da;--on-button:#04222a}}
*{box-sizing:border-box}
body{margin:0;padding:1rem;background:var(--page);color:var(--text);font:1rem/1.6 system-ui,sans-serif}
main{max-width:28rem;margin:min(8vh,4rem) auto;padding:1.5rem;border-radius:1rem;background:var(--card)}
h1{margin:0;font-size:1.5rem}h2{margin:1.5rem 0 0;font-size:1rem}
.note{padding:.75rem;border-radius:.5rem;background:var(--note);color:var(--on-note)}
button,.back{display:flex;align-items:center;justify-content:center;width:100%;min-height:2.75rem;margin-top:.75rem;padding:.25rem 1rem;border:1.5px solid var(--button);border-radius:2rem;font:inherit;font-weight:600}
button{background:none;color:var(--button);cursor:pointer}button[value=paid]{background:var(--button);color:var(--on-button)}
.back{border-color:transparent;color:var(--button)}
:focus-visible{outline:3px solid;outline-offset:2px}`;

/** The simulator's payment page (HTML); `amount` in rupiah. All values are stored ones, so none needs escaping. */
export function simulatorPage(
  orderId: string,
  { bookingCode, status, amount }: { bookingCode: string; status: string; amount: number },
): string {
  const [first = '', ...others] = [...choices].map(
    ([choice, { label }]) => `<button name="choice" value="${choice}">${label}</button>`,
  );
  const form = `<form method="post" action="${SIMULATOR_PATH}/${orderId}">
${first}
<h2>Other ends to rehearse</h2>
${others.join('\n')}
</form>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Payment rehearsal</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Payment rehearsal</h1>
<p class="note">No money moves here. This page stands where a payment gateway's page would.</p>
<p>Booking <strong>${bookingCode}</strong><br>Amount <strong>${rupiah(amount)}</strong><br>Payment <strong>${status}</strong></p>
${status === 'PENDING' ? form : '<p>The payment has ended.</p>'}
<a class="back" href="${bookingPath(bookingCode)}">Back to your booking</a>
</main>
</body>
</html>`;
}
