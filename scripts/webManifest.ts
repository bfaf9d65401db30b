import { paths } from '../src/config/paths';
import { school } from '../src/config/school';

/**
 * What a device needs to put the site on its home screen (docs/decisions/loading.md). The colours are those of the icon
 * and of src/ui/tokens.css; the bar's colour in light and dark stands in public/index.html.
 */
export const webManifest = {
  id: '/',
  name: school.name,
  short_name: school.brand,
  description: school.tagline,
  lang: 'en',
  start_url: paths.checkBookings,
  scope: '/',
  display: 'standalone',
  background_color: '#fbf6ee',
  theme_color: '#0a5c6b',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  shortcuts: [
    { name: 'Check Bookings', url: paths.checkBookings },
    { name: 'Surf Lesson', url: paths.lessons },
  ],
};
