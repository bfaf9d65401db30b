import { act, fireEvent, render, screen, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { App } from '../../../../../src/app/App';
import { AuthLayout } from '../../../../../src/app/layouts/AuthLayout';
import { Footer } from '../../../../../src/app/layouts/Footer';
import { OfflineNotice } from '../../../../../src/app/layouts/OfflineNotice';
import { PublicLayout } from '../../../../../src/app/layouts/PublicLayout';
import { navigation } from '../../../../../src/app/layouts/navigation';
import { firstLinks, school, takeSchool } from '../../../../../src/config/school';
import { socialLinks } from '../../../../../src/config/schoolLinks';
import { answerReceived } from '../../../../../src/state';
import { useToasts } from '../../../../../src/ui/toast';
import { renderRoute, renderWithProviders } from '../../../../support/web/render';
import { makeStore } from '../../../../support/web/store';

describe('PublicLayout', () => {
  test('frames a page with the navigation, the footer and a way past the navigation', async () => {
    const { user } = await renderRoute('/check-bookings');
    const title = await screen.findByRole('heading', { level: 1, name: 'Check Bookings' });
    expect(screen.getByRole('main')).toContainElement(title);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(await screen.findByRole('contentinfo')).toBeVisible();
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  test.each([
    ['bottom left on the public pages', PublicLayout, ['bottom', 'left']],
    ['top right while signing in', AuthLayout, ['top', 'right']],
  ])('toasts stand %s', async (_which, Layout, corner) => {
    function Greeter() {
      const toasts = useToasts();
      return (
        <button type="button" onClick={() => toasts.show('info', 'Selamat pagi')}>
          Greet
        </button>
      );
    }
    render(
      <App store={makeStore()}>
        <MemoryRouter>
          <Routes>
            <Route element={<Layout />}>
              <Route index element={<Greeter />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </App>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Greet' }));
    const toast = await screen.findByText('Selamat pagi');
    const place = getComputedStyle(toast.closest('.notistack-SnackbarContainer') as Element);
    const edges = ['top', 'bottom', 'left', 'right'] as const;
    expect(edges.filter((edge) => /^[1-9]\d*px$/.test(place[edge]))).toEqual(corner);
  });
});

describe('Footer', () => {
  test('it has the brand, three social links and the quick links', () => {
    renderWithProviders(<Footer />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(school.name)).toBeVisible();
    const social = footer.getAllByRole('link', { name: /^Ombak Pagi on/ });
    expect(social.map((link) => link.getAttribute('href'))).toEqual(socialLinks().map(({ url }) => url));
    for (const link of social) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noreferrer');
      expect(link.querySelector('svg')).not.toBeNull();
    }
    const quick = within(footer.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
    expect(quick.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      navigation.map(({ to, label }) => [label, to]),
    );
  });

  test('the map is asked of the other site only when the person wants to see it', async () => {
    const { user } = renderWithProviders(<Footer />);
    expect(screen.queryByTitle('Map of Kuta Beach, Bali')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the map in a new tab' })).toHaveAttribute('href', firstLinks.map_url);
    await user.click(screen.getByRole('button', { name: 'Show map' }));
    const map = screen.getByTitle('Map of Kuta Beach, Bali');
    expect(map).toHaveAttribute(
      'src',
      'https://www.openstreetmap.org/export/embed.html?bbox=115.158%2C-8.727%2C115.179%2C-8.709&layer=mapnik&marker=-8.7184%2C115.1686',
    );
    expect(map).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(screen.queryByRole('button', { name: 'Show map' })).toBeNull();
  });

  test('a question is asked by e-mail where the school offers no chat', () => {
    takeSchool({ whatsapp: null });
    renderWithProviders(<Footer />);
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
    const ask = screen.getByRole('link', { name: 'Ask by e-mail' });
    expect(ask).toHaveAttribute(
      'href',
      `mailto:${school.contact.email}?body=${encodeURIComponent('Hello Ombak Pagi, I have a question.')}`,
    );
    takeSchool({});
    expect(school.contact.whatsApp).toBe('6281255500114');
  });

  test('a question can be asked on WhatsApp, and the surf spots are found', () => {
    renderWithProviders(<Footer />);
    const ask = screen.getByRole('link', { name: /^Ask on WhatsApp/ });
    const address = new URL(ask.getAttribute('href') ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/6281255500114');
    expect(address.searchParams.get('text')).toBe('Hello Ombak Pagi, I have a question.');
    expect(screen.getByRole('link', { name: 'Where we surf' })).toHaveAttribute('href', '/surfspot');
  });

  test('the page is one press away in the other language', () => {
    renderWithProviders(<Footer />, { route: '/surf-lesson?page=2', path: '*' });
    expect(screen.getByRole('button', { name: 'Bahasa Indonesia' })).toHaveAttribute('lang', 'id');
  });
});

describe('LanguageOffer', () => {
  const offer = 'Situs ini juga tersedia dalam Bahasa Indonesia.';

  function open(browserLanguages: string[]) {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browserLanguages);
    return renderWithProviders(<PublicLayout />, { route: '/surf-lesson?page=2', path: '*' });
  }

  beforeEach(() => Cookies.remove('lang'));
  afterEach(() => jest.restoreAllMocks());

  test('a browser that prefers Indonesian is offered the site in it', async () => {
    open(['fr-FR', 'id-ID', 'en']);
    expect(await screen.findByText(offer)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Baca dalam Bahasa Indonesia' })).toHaveAttribute(
      'href',
      '/surf-lesson?page=2&lang=id',
    );
  });

  test('who declines is not asked again', async () => {
    const { user } = open(['id']);
    await user.click(await screen.findByRole('button', { name: 'Tidak, terima kasih' }));
    expect(screen.queryByText(offer)).toBeNull();
    expect(Cookies.get('lang')).toBe('en');
  });

  test.each([['en-US', 'id'], ['fr'], []])('a browser with the languages %s is not', async (...browserLanguages) => {
    open(browserLanguages);
    expect(await screen.findByRole('contentinfo')).toBeVisible();
    expect(screen.queryByText(offer)).toBeNull();
  });

  test('nor is one whose visitor has chosen English', async () => {
    Cookies.set('lang', 'en');
    open(['id']);
    expect(await screen.findByRole('contentinfo')).toBeVisible();
    expect(screen.queryByText(offer)).toBeNull();
  });
});

describe('OfflineNotice', () => {
  test('the notice comes and goes with the network', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const change = (isOnline: boolean) => {
      onLine.mockReturnValue(isOnline);
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
    };
    renderWithProviders(<OfflineNotice />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    change(false);
    expect(screen.getByRole('status')).toHaveTextContent('You are offline, so what you see may be old.');
    change(true);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('the notice is there while answers come from the device’s cache, whatever the browser thinks of the network', () => {
    const { store } = renderWithProviders(<OfflineNotice />);
    const answer = (isStored: boolean) => act(() => void store.dispatch(answerReceived({ isStored })));
    answer(true);
    expect(screen.getByRole('status')).toHaveTextContent('You are offline, so what you see may be old.');
    answer(false);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
