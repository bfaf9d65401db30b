import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fp from 'fastify-plugin';
import helmet from 'helmet';

const frames = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
  'https://www.google.com',
  'https://maps.google.com',
];

/** What no page of the site uses, and so no script that gets into one may use. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];

/** The headers that helmet sets. Styles may be inline, as antd writes its own; scripts may not. */
function headersOf(isHttps: boolean): OutgoingHttpHeaders {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': ["'self'", ...frames],
        'frame-ancestors': ["'self'"],
        'form-action': ["'self'"],
        'object-src': ["'none'"],
      },
    },
    hsts: isHttps,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protect(request, response, () => undefined);
  return { ...response.getHeaders(), 'permissions-policy': unused.map((feature) => `${feature}=()`).join(', ') };
}

/**
 * Security headers for every answer. They are the same for all, and helmet would write the policy anew for each, which
 * costs as much as the whole lesson list: so it is asked once.
 */
export const securityHeaders = fp<{ isHttps: boolean }>((app, { isHttps }) => {
  const headers = headersOf(isHttps);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
});
