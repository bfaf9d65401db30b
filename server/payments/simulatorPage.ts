import { choices, SIMULATOR_PATH } from './simulator.ts';

/** The simulator's payment page (HTML); `amount` in rupiah. All values are stored ones, so none needs escaping. */
export function simulatorPage(
  orderId: string,
  { bookingCode, status, amount }: { bookingCode: string; status: string; amount: number },
): string {
  const buttons = [...choices].map(
    ([choice, { label }]) => `<button name="choice" value="${choice}">${label}</button>`,
  );
  const form = `<form method="post" action="${SIMULATOR_PATH}/${orderId}">${buttons.join('\n')}</form>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Payment rehearsal</title>
<style>
body{margin:0;background:#fbf7f0;color:#10262e;font:1rem/1.6 system-ui,sans-serif}
main{max-width:28rem;margin:10vh auto;padding:1.5rem;border-radius:1rem;background:#fff}
h1{margin:0;font-size:1.5rem}.note{padding:.75rem;border-radius:.5rem;background:#fdf0d2;color:#5f4000}
button{width:100%;min-height:2.75rem;margin-top:.75rem;border:0;border-radius:2rem;background:#0a5c6b;color:#fff;font:inherit;font-weight:600}
</style>
</head>
<body>
<main>
<h1>Payment rehearsal</h1>
<p class="note">No money moves here. This page stands where a payment gateway's page would.</p>
<p>Booking <strong>${bookingCode}</strong><br>Amount <strong>Rp. ${amount.toLocaleString('id-ID')}</strong><br>Payment <strong>${status}</strong></p>
${status === 'PENDING' ? form : '<p>The payment has ended. You may close this page.</p>'}
</main>
</body>
</html>`;
}
