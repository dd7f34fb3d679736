import { type Html, html } from '../html.ts';

/** Renders a figure without a picture. @param further controls below it */
export const renderPictureFigure = (further: Html = html``): Html =>
  html`<figure class="picture"><div class="picture-drawing" tabindex="0" role="group" aria-label="Picture"></div>
<figcaption><a class="button button-quiet save-svg" download="chart.svg" hidden>Save as SVG</a> <button type="button" class="button button-quiet save-png" hidden>Save as PNG</button> ${further}</figcaption></figure>`;
