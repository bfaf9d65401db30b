import { useEffect, useState } from 'react';
import { bookingPath } from '../../config/paths';
import * as s from './BookingTicket.module.css';

interface QrCode {
  /** Modules on a side. */
  size: number;
  /** The dark ones, as the path of an SVG. */
  path: string;
}

/** The QR code of a text. Its library is loaded here, as the page is read without it. */
async function qrCodeOf(text: string): Promise<QrCode> {
  const { encode } = await import(/* webpackChunkName: "qr-code" */ 'uqr');
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}

/** A QR code of the booking's address, for the receipt and for the desk at the beach. */
export function BookingTicket({ code }: { code: string }) {
  const address = `${window.location.origin}${bookingPath(code)}`;
  const [qrCode, setQrCode] = useState<QrCode | null>(null);

  useEffect(() => {
    let isCurrent = true;
    qrCodeOf(address).then(
      (made) => isCurrent && setQrCode(made),
      (error: unknown) => console.warn('The QR code could not be made:', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [address]);

  const size = qrCode?.size ?? 1;
  return (
    <figure className={s.ticket}>
      <svg viewBox={`0 0 ${String(size)} ${String(size)}`} role="img" aria-label={`QR code of booking ${code}`}>
        {qrCode && <path d={qrCode.path} fill="currentColor" shapeRendering="crispEdges" />}
      </svg>
      <figcaption>Show this at the beach: it opens your booking.</figcaption>
    </figure>
  );
}
