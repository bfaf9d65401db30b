import { act, screen } from '@testing-library/react';
import { useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigationType } from 'react-router-dom';
import { ScrollAndFocus } from '../../../../src/app/ScrollAndFocus';
import { renderWithProviders } from '../../../support/web/render';

/** A site whose pages have their paths for titles. */
function Site() {
  const location = useLocation();
  const action = useNavigationType();
  return (
    <main>
      <h1 tabIndex={-1}>{location.pathname}</h1>
      <p id="part">A part</p>
      <ScrollAndFocus shown={useMemo(() => ({ location, action }), [location, action])} />
    </main>
  );
}

function open(route: string, entry?: string) {
  const { router, unmount } = renderWithProviders(<Site />, { route, path: '*', ...(entry && { entry }) });
  const visit = (to: string | number, options?: NavigateOptions) => act(() => router.navigate(to, options));
  return { visit, unmount };
}

/** Scrolls as the person does, or as the page asks for. */
const scroll = (y: number) => Object.assign(window, { scrollY: y });

beforeEach(() => {
  scroll(0);
  jest.spyOn(window, 'scrollTo').mockImplementation((...[, y]: unknown[]) => void scroll(Number(y)));
});

test('a new page starts at its top, and its title takes the focus; Back returns to where the person was', async () => {
  const { visit } = open('/one');
  expect(document.body).toHaveFocus(); // the first page leaves the focus to the browser
  scroll(400);
  await visit('/two');
  expect(window.scrollY).toBe(0);
  expect(screen.getByRole('heading', { name: '/two' })).toHaveFocus();
  scroll(250);
  await visit(-1);
  expect(window.scrollY).toBe(400);
  expect(screen.getByRole('heading', { name: '/one' })).toHaveFocus();
  await visit(1);
  expect(window.scrollY).toBe(250);
});

describe('Back to a page whose list is on its way', () => {
  /** The page can be scrolled down to here. */
  let end = 0;
  let grow = (): void => undefined;
  const observe = jest.fn<undefined, [Element]>();
  const comeBack = async () => {
    end = 1000;
    const { visit } = open('/one');
    scroll(400);
    await visit('/two');
    end = 100;
    await visit(-1);
    expect(window.scrollY).toBe(100);
  };
  const growTo = (y: number) => {
    end = y;
    scroll(y); // the browser keeps the end of the page in view
    grow();
  };

  beforeEach(() => {
    jest.mocked(window.scrollTo).mockImplementation((...[, y]: unknown[]) => void scroll(Math.min(Number(y), end)));
    grow = () => undefined;
    observe.mockReset();
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
      grow = () => callback([], {} as ResizeObserver);
      return { observe, unobserve: () => undefined, disconnect: () => (grow = () => undefined) };
    });
  });

  test('returns to where the person was once the list is there, and leaves it alone from then on', async () => {
    await comeBack();
    expect(observe).toHaveBeenCalledWith(document.body);
    growTo(200);
    expect(window.scrollY).toBe(200);
    growTo(1000);
    expect(window.scrollY).toBe(400);
    growTo(2000);
    expect(window.scrollY).toBe(2000);
  });

  test('stays where the person goes meanwhile', async () => {
    await comeBack();
    window.dispatchEvent(new Event('wheel'));
    growTo(1000);
    expect(window.scrollY).toBe(1000);
  });
});

test('a reload returns to where the person was', () => {
  const { unmount } = open('/one', 'default');
  scroll(320);
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  scroll(0);
  open('/one', 'default');
  expect(window.scrollY).toBe(320);
});

test('a page that was scrolled before the app had started stays where it is', () => {
  scroll(500);
  open('/one');
  expect(window.scrollY).toBe(500);
});

test('an anchor in the address is scrolled to', async () => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { visit } = open('/one');
  await visit('/two#part');
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('A part')]);
});

test.each<[string, string, NavigateOptions, number]>([
  ['another page of a list begins at its top', '/one?page=2', {}, 0],
  ['a search that is being typed stays', '/one?search=d', { replace: true }, 400],
  ['a call that prevents the reset stays', '/one?page=2', { state: { preventScrollReset: true } }, 400],
  ['a page that replaces another begins at its top', '/two', { replace: true }, 0],
])('%s', async (_, to, options, y) => {
  const { visit } = open('/one');
  scroll(400);
  await visit(to, options);
  expect(window.scrollY).toBe(y);
});

test('without storage, pages start at the top', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { visit } = open('/one');
  scroll(400);
  await visit('/two');
  await visit(-1);
  expect(window.scrollY).toBe(0);
});
