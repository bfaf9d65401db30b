import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Hero } from '../../../../../src/features/home/Hero';
import { listOf, makeCarousel, makeProduct } from '../../../../support/web/factories';
import { renderWithProviders } from '../../../../support/web/render';
import { server } from '../../../../support/web/server';
import { settled } from '../../../../support/web/store';
import { answerHome, failHome, stallHome } from './homeNetwork';

const WIDTH = 1000;

const style = document.createElement('style');
style.textContent = '.slide { margin: 0 }'; // as a browser computes it; jsdom has no margin at all

/** jsdom lays nothing out: each slide is as wide as the screen and stands after the one before. */
function layOut(): void {
  document.head.append(style);
  const indexOf = (element: HTMLElement) => Array.from(element.parentElement?.children ?? []).indexOf(element);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(500);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.className === 'slide' ? indexOf(this) * WIDTH : 0;
  });
}

const isReduced = (matches: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const list = Object.assign(new EventTarget(), { matches, media, onchange: null });
    return Object.assign(list, { addListener: () => undefined, removeListener: () => undefined });
  });

const dot = (n: number) => screen.getByRole('button', { name: `Go to slide ${n}` });
const shown = () => screen.getAllByRole('button', { name: /Go to slide/ }).map((one) => one.ariaCurrent);
const expectSlide = (n: number) => expect(shown()).toEqual([1, 2, 3].map((slide) => String(slide === n)));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The first jump loads the library, which is not there before. */
const jump = (n: number) =>
  act(async () => {
    fireEvent.click(dot(n));
    await import('embla-carousel');
    await jest.advanceTimersByTimeAsync(0);
  });

async function openThree() {
  answerHome({ carousels: ['a', 'b', 'c'].map((name) => makeCarousel({ image_url: `${name}.webp` })) });
  const view = renderWithProviders(<Hero />);
  await screen.findAllByRole('button', { name: /Go to slide/ });
  jest.useFakeTimers();
  // the timer of the first slide was a real one: a jump starts the next
  await jump(2);
  await jump(1);
  return { ...view, hero: screen.getByRole('region', { name: 'Welcome' }) };
}

beforeEach(layOut);
afterEach(() => style.remove());

test('headline, what a lesson costs at least, and the way to the lessons', async () => {
  answerHome({ products: [650_000, 325_000, 0].map((price) => makeProduct({ price })) });
  renderWithProviders(<Hero />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Ride and catch the waves with Ombak Pagi Surf School',
  );
  expect(screen.getByRole('link', { name: 'Book Here' })).toHaveAttribute('href', '/surf-lesson');
  expect(await screen.findByText('From Rp. 325.000 · 1 instructor : 3 surfers · every day')).toBeVisible();
});

test('the cheapest lesson may stand on a later page', async () => {
  answerHome();
  server.use(
    http.get('*/api/products', ({ request }) => {
      const isFirst = new URL(request.url).searchParams.get('page') === '1';
      return HttpResponse.json(listOf([makeProduct({ price: isFirst ? 500_000 : 310_000 })], { total_page: 2 }));
    }),
  );
  renderWithProviders(<Hero />);
  expect(await screen.findByText(/^From Rp\. 310\.000 /)).toBeVisible();
  expect(screen.queryByText(/500\.000/)).not.toBeInTheDocument();
});

test.each([
  ['empty', answerHome],
  ['slow', stallHome],
  ['failing', failHome],
])('with lessons that are %s no price is said', async (_, answer) => {
  answer();
  const { store } = renderWithProviders(<Hero />);
  await act(() => import('../../../../../src/features/home/LowestPrice'));
  if (answer !== stallHome) await settled(store);
  expect(screen.getByText('1 instructor : 3 surfers · every day')).toBeVisible();
});

test('the slide changes every four seconds, and after the last comes the first', async () => {
  await openThree();
  await pass(3900);
  expectSlide(1);
  await pass(100);
  expectSlide(2);
  await pass(4000);
  expectSlide(3);
  await pass(4000);
  expectSlide(1);
});

test('a dot jumps to its slide, which then has its four seconds', async () => {
  await openThree();
  await pass(3000);
  await jump(3);
  expectSlide(3);
  await pass(3900);
  expectSlide(3);
  await pass(100);
  expectSlide(1);
});

test('a pointer over the slides stops them, a finger does not', async () => {
  const { hero } = await openThree();
  fireEvent.pointerEnter(hero, { pointerType: 'mouse' });
  await pass(20_000);
  expectSlide(1);
  fireEvent.pointerLeave(hero);
  await pass(4000);
  expectSlide(2);
});

test('the focus on a control stops them, the focus on the heading does not', async () => {
  await openThree();
  act(() => dot(1).focus());
  await pass(20_000);
  expectSlide(1);
  act(() => screen.getByRole('heading', { level: 1 }).focus());
  await pass(4000);
  expectSlide(2);
});

test('a hidden tab stops them', async () => {
  await openThree();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  await pass(20_000);
  expectSlide(1);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  await pass(4000);
  expectSlide(2);
});

test('with reduced motion the slides do not move by themselves, and dots change them', async () => {
  isReduced(true);
  await openThree();
  await pass(20_000);
  expectSlide(1);
  await jump(2);
  expectSlide(2);
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
});

test('a button stops and starts them', async () => {
  await openThree();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await pass(20_000);
  expectSlide(1);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await pass(4000);
  expectSlide(2);
});

test('only active slides are shown, even if the list holds others', async () => {
  answerHome({
    carousels: [
      makeCarousel({ image_url: 'on.webp' }),
      makeCarousel({ image_url: 'off.webp', active: false }),
      makeCarousel({ image_url: null }),
    ],
  });
  renderWithProviders(<Hero />);
  const picture = await screen.findByRole('img', { name: /picture 1 of 1/ });
  expect(picture).toHaveAttribute('src', expect.stringContaining('/public/on.webp'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['empty', answerHome],
  ['slow', stallHome],
  ['failing', failHome],
])('with a list that is %s the picture of the site stands', async (_, answer) => {
  answer();
  const { container, store } = renderWithProviders(<Hero />);
  await act(() => import('../../../../../src/features/home/LowestPrice'));
  if (answer !== stallHome) await settled(store);
  expect(container.querySelector('img')).toHaveAttribute('src', '/pictures/light/hero-1-800.webp');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a slide keeps its focal point in view, and the picture below it is seen until it is there', async () => {
  const image = { width: 1600, height: 900, color: '#112233', placeholder: null, focus_x: 0.9, focus_y: 0.5 };
  answerHome({ carousels: [makeCarousel({ image })] });
  renderWithProviders(<Hero />);
  const slide = await screen.findByRole('img', { name: /picture 1 of 1/ });
  expect(slide.style.objectPosition).toBe('90% 50%');
  expect(slide.style.backgroundColor).toBe('');
});
