import sharp from 'sharp'
// Imported for its sharp settings.
import './render-picture.ts'

/** Doors, walls and mats of invented houses. */
const houses = [
  { wall: ['#d9cdbb', '#bfb09a'], door: ['#3f5a4c', '#2b4136'], mat: '#6d4f3a' },
  { wall: ['#c9d1d3', '#a9b5b9'], door: ['#6b3b2e', '#4d281f'], mat: '#3f4a52' },
  { wall: ['#e4d8cd', '#cbb9aa'], door: ['#2f4a66', '#1f3449'], mat: '#7a6a4f' },
  { wall: ['#cfc6b4', '#b0a58f'], door: ['#7a6650', '#594936'], mat: '#48533e' },
] as const

/**
 * A demo courier's photo: a parcel in front of a door, as JPEG. A seed always gives the same door; no real place or
 * person is shown.
 */
export function drawDoorstep(seed: string): Promise<Buffer> {
  let hash = 7
  for (const letter of seed) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  const { wall, door, mat } = houses[hash % houses.length] ?? houses[0]
  const shift = (hash % 7) * 14 - 42
  const tilt = (hash % 5) - 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">
<defs>
<linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></linearGradient>
<linearGradient id="d" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${door[0]}"/><stop offset="1" stop-color="${door[1]}"/></linearGradient>
<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8d8478"/><stop offset="1" stop-color="#b7ada0"/></linearGradient>
<linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c99b62"/><stop offset="1" stop-color="#ac7e47"/></linearGradient>
<linearGradient id="s" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#9a6f3d"/><stop offset="1" stop-color="#835c30"/></linearGradient>
<radialGradient id="l" cx=".3" cy=".05" r="1"><stop offset="0" stop-color="#fff4d8" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient>
<filter id="blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="16"/></filter>
<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${hash}"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .22 0"/></filter>
</defs>
<g transform="rotate(${tilt / 2} 600 450) translate(-20 -20) scale(1.035)">
<rect width="1200" height="660" fill="url(#w)"/>
<rect y="636" width="1200" height="24" fill="#7b7166"/>
<rect y="660" width="1200" height="240" fill="url(#f)"/>
<path d="M0 740H1200M0 830H1200M250 660L120 900M620 660L610 900M960 660L1080 900" stroke="#7d7468" stroke-width="3" opacity=".6"/>
<g transform="translate(${shift} 0)">
<rect x="352" y="26" width="496" height="634" fill="#efe9df"/>
<rect x="380" y="54" width="440" height="606" fill="url(#d)"/>
<g fill="none" stroke="#000" stroke-opacity=".28" stroke-width="8"><rect x="424" y="96" width="158" height="210"/><rect x="618" y="96" width="158" height="210"/><rect x="424" y="352" width="158" height="250"/><rect x="618" y="352" width="158" height="250"/></g>
<g fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="3"><rect x="430" y="102" width="158" height="210"/><rect x="624" y="102" width="158" height="210"/><rect x="430" y="358" width="158" height="250"/><rect x="624" y="358" width="158" height="250"/></g>
<circle cx="600" cy="196" r="11" fill="#d8b45c"/>
<rect x="784" y="316" width="20" height="74" rx="10" fill="#b9bec2"/><rect x="744" y="332" width="58" height="16" rx="8" fill="#d6dadd"/>
<path d="M360 716L840 716L900 800L300 800Z" fill="${mat}"/>
<path d="M392 730L808 730L842 786L358 786Z" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="6"/>
<g><ellipse cx="205" cy="770" rx="96" ry="26" fill="#000" opacity=".35" filter="url(#blur)"/><path d="M148 640H262L246 776H164Z" fill="#a4553a"/><path d="M142 626H268V654H142Z" fill="#b9654a"/><path d="M204 632C190 540 120 520 96 470C160 470 200 520 206 570C206 490 190 430 214 366C244 430 232 500 216 572C232 520 270 480 322 482C300 540 228 550 208 632Z" fill="#47714d"/></g>
<ellipse cx="622" cy="806" rx="226" ry="34" fill="#000" opacity=".5" filter="url(#blur)"/>
<path d="M430 560L700 536L812 578L540 610Z" fill="#d8ad76"/>
<path d="M430 560L540 610V818L438 752Z" fill="url(#s)"/>
<path d="M540 610L812 578L802 776L540 818Z" fill="url(#b)"/>
<path d="M548 549L660 594L714 588L604 545Z" fill="#e9d3ab" opacity=".9"/><path d="M660 594L714 588L713 660L661 667Z" fill="#e9d3ab" opacity=".9"/>
<path d="M570 664L646 654V752L570 764Z" fill="#fbfaf6"/>
<path d="M582 680L634 673M582 694L622 689" stroke="#59534b" stroke-width="5"/>
<path d="M582 712V746M590 711V745M596 710V744M606 709V742M612 708V742M622 707V740M632 706V739" stroke="#222" stroke-width="4"/>
<path d="M720 690L772 684V730L720 737Z" fill="#0a5655"/><path d="M732 716C740 700 752 696 762 700C756 712 746 720 732 716Z" fill="#fff"/>
</g>
<rect width="1200" height="900" fill="url(#l)"/>
</g>
<rect width="1200" height="900" filter="url(#grain)" opacity=".5"/>
</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
}
