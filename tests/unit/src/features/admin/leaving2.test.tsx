import { act, fireEvent, screen } from '@testing-library/react';
import { listOf, makeCurrentUser } from '../../../../support/web/factories';
import { mockCall } from '../../../../support/web/network';
import { renderRoute } from '../../../../support/web/render';
import { adminSession } from '../../../../support/web/store';

test.each(['Video','Users'])('%s', async (name) => {
  mockCall('get', '/api/users/current', { json: { data: makeCurrentUser({ role: 'ADMIN' }) } });
  mockCall('get', '/api/product-categories', { json: listOf([]) });
  mockCall('get', '/api/videos', { json: listOf([]) });
  mockCall('get', '/api/users', { json: listOf([]) });
  await renderRoute('/admin/categories', { preloadedState: { session: adminSession() } });
  await screen.findByText('Add Category');
  fireEvent.click(screen.getByText(name));
  console.log(window.location.pathname);
  try { await screen.findByRole('heading', { level: 1, name: /Manage (Tab Video|Users)/ }); console.log('OK'); } catch { console.log('STUCK', document.body.querySelector('main')?.textContent?.slice(0,300), document.title); }
});
