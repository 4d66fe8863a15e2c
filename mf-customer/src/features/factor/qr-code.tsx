import { encode } from 'uqr';

/** White squares around the code, as the standard wants them (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  readonly text: string;
  /** What it is, for those who don't see it. */
  readonly label: string;
}

/** A text as a QR code: dark on white in every colour scheme, as cameras read little else. */
export function QrCode(props: QrCodeProps) {
  const { text, label } = props;
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
