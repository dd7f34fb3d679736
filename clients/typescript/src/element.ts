import type { FullNatalChart } from './contract.ts';

/** Colors of a wheel. */
export type NatalWheelTheme = 'light' | 'dark' | 'print' | 'colorblind';

/**
 * `<natal-wheel>`: shows the wheel of a chart. The chart comes from one of three sources; the first that is set counts:
 * the property `chart`, the attribute `src`, or the attribute `handle` with `base-url` and the property `apiKey`.
 *
 * It dispatches `natal-load` when a chart is shown, and `natal-error` with the fault as its detail when none can be;
 * the fault is also visible in its place.
 */
export interface NatalWheelElement extends HTMLElement {
  /** Answer of `/ephemeris/natal-chart` with `preset=full`, or its `data`. The browser draws it. Null is no chart. */
  chart: FullNatalChart | FullNatalChart['data'] | null | undefined;
  /** API key for `handle`. No attribute, because everyone who sees the HTML of a page can read its attributes. */
  apiKey: string | undefined;
  /** Attribute `src`: address that answers with a picture or a chart as JSON, such as a link of the service. */
  src: string;
  /** Attribute `handle`: `data.subject.handle` of an earlier answer. */
  handle: string;
  /** Attribute `base-url`: root of the service. */
  baseUrl: string;
  /** Attribute `theme`; `light` by default. Pictures of `src` have the colors of their link. */
  theme: NatalWheelTheme;
  /** Attribute `label`: text for those who do not see the picture. By default the positions of the chart in words. */
  label: string;
}

declare global {
  interface HTMLElementTagNameMap {
    'natal-wheel': NatalWheelElement;
  }
}
