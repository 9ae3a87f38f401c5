/** A QR code drawn in the page: for the link that carries a seat, whose token must not go to any server. */
import { encode } from 'uqr';

export interface QrCode {
  /** Modules on a side. */
  readonly size: number;
  /** The dark modules as an SVG path, one unit each. */
  readonly path: string;
}

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
