import type { ProblemBody } from '../../lib/base/errors/problem-body.ts';
import { createElement, requireElement } from './elements.ts';
import { type ServiceAnswer, sendRequest } from './service.ts';

const frame = requireElement<HTMLElement>('.wheel-frame');
const caption = requireElement<HTMLElement>('.wheel-caption');

const isDark = (): boolean => requireElement('.theme-switch').getAttribute('aria-pressed') === 'true';

/** The texts of the picture are laid out for the size at which it is shown. */
const LEAST_PX = 320;
const LARGEST_PX = 800;

const GREENWICH = { latitude: 51.4779, longitude: 0 } as const;

/** A chart and what stands below it; undefined for the sky of this minute. */
let shown: { readonly body: object; readonly text: string } | undefined;

/** Replaces the recorded wheel by the sky of this minute. Where the service refuses, the recorded one stays. */
export function startSky(): void {
  void showSky();
  // The wheel follows the theme of the page.
  document.addEventListener('themechange', () => void (shown ? showBirthChart(shown.body, shown.text) : showSky()));
}

/** Shows the chart of a birth in place of the sky. @returns why there is none, in words for the reader */
export async function showBirthChart(body: object, text: string): Promise<string | undefined> {
  try {
    const { ok, text: svg, body: problem } = await askForWheel(body);
    if (!ok) return (problem as ProblemBody).detail;
    shown = { body, text };
    await showWheel(svg, text);
    return undefined;
  } catch (silence) {
    return (silence as Error).message;
  }
}

const askForWheel = (body: object): Promise<ServiceAnswer> =>
  sendRequest(`/ephemeris/natal-chart?format=svg&theme=${isDark() ? 'dark' : 'light'}&size=${choosePx()}`, {
    method: 'POST',
    body,
  });

async function showSky(): Promise<void> {
  const now = new Date();
  now.setUTCSeconds(0, 0);
  const iso = now.toISOString();
  try {
    const [wheel, moon] = await Promise.all([
      askForWheel({
        subject: { name: 'The sky now', birth_datetime: { iso }, birth_location: GREENWICH },
        configuration: { object_set: 'modern_plus_chiron' },
      }),
      sendRequest('/ephemeris/lunar-phase', { method: 'POST', body: { date_time: { iso } } }),
    ]);
    if (wheel.ok && moon.ok && !shown) await showWheel(wheel.text, describeSky(now, moon.body as MoonAnswer));
  } catch {
    // A service that cannot be reached draws nothing; the recorded wheel stays.
  }
}

const choosePx = (): number => Math.min(LARGEST_PX, Math.max(LEAST_PX, frame.clientWidth));

/** Replaces the picture when it is decoded, so that the frame is never empty. */
async function showWheel(svg: string, text: string): Promise<void> {
  const src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const picture = createElement('img', { src, alt: `Chart wheel: ${text}`, width: '480', height: '480' });
  await picture.decode();
  for (const { src: old } of frame.querySelectorAll('img')) URL.revokeObjectURL(old);
  frame.replaceChildren(picture);
  caption.textContent = text;
}

interface MoonAnswer {
  readonly phase: { readonly name: string; readonly illumination: number };
}

/** @example 'The sky over Greenwich, 23 November 2026, 07:40 UTC. Waxing Gibbous, 98 % lit.' */
function describeSky(now: Date, { phase }: MoonAnswer): string {
  const format: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' };
  const moment = new Intl.DateTimeFormat('en-GB', format).format(now).replace(' at ', ', ');
  return `The sky over Greenwich, ${moment} UTC. ${phase.name}, ${Math.round(phase.illumination)} % lit.`;
}
