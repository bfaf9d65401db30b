import { whenNear } from '../../../../src/lib/whenNear';

/** Says that the observed element is near, or not. */
let report: (isIntersecting: boolean) => void = () => undefined;
const former = globalThis.IntersectionObserver;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.IntersectionObserver = class extends former {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      report = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this);
    }
  };
});
afterEach(() => {
  globalThis.IntersectionObserver = former;
  document.body.innerHTML = '';
});

async function waiting(html: string) {
  document.body.innerHTML = html;
  const settled = jest.fn();
  void whenNear('part').then(settled);
  await jest.advanceTimersByTimeAsync(0);
  return settled;
}
const ANSWERS = '<script type="application/json" id="answers">[]</script>';

test.each([
  ['a page that came without its lists', '<p id="part"></p>'],
  ['a part that the browser renders itself', ANSWERS],
])('does not wait in %s', async (_what, html) => {
  expect(await waiting(html)).toHaveBeenCalled();
});

test('waits until the part is near', async () => {
  const settled = await waiting(`${ANSWERS}<p id="part"></p>`);
  report(false);
  await jest.advanceTimersByTimeAsync(1000);
  expect(settled).not.toHaveBeenCalled();
  report(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalled();
});

test('waits three seconds at most', async () => {
  const settled = await waiting(`${ANSWERS}<p id="part"></p>`);
  await jest.advanceTimersByTimeAsync(2900);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(settled).toHaveBeenCalled();
});
