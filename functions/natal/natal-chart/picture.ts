import {
  createWheelPicture,
  type FullForm,
  type PictureRequest,
  toPictureRequest,
} from '../../../lib/answers/wheel.ts';
import { buildWheelFromResponse } from '../../../lib/answers/wheel-from-response.ts';
import type { NatalChartResponse } from '../../../lib/requests/chart/natal-chart.ts';
import { type DrawnRequest, drawSectorsPicture } from './sectors-picture.ts';

type FullChart = FullForm<NatalChartResponse>;

const wheel = createWheelPicture(({ data }: FullChart, words) => buildWheelFromResponse(data, {}, words));

/** The wheel of a chart, a sheet with it, or its sectors. */
export const natalPicture = {
  ...wheel,
  toAnswerRequest: (request: DrawnRequest) => {
    const { query, body } = toPictureRequest(request);
    if (query.layout !== 'sectors') return { query, body };
    const { include_sectors = true } = body.options;
    return { query, body: { ...body, options: { ...body.options, include_sectors } } };
  },
  draw: (answer: FullChart, { query, body, sent }: DrawnRequest & Pick<PictureRequest, 'sent'>): string => {
    const { layout, ...style } = query;
    return layout === 'sectors'
      ? drawSectorsPicture(answer.data, { query, body })
      : wheel.draw(answer, { query: { ...style, layout }, ...(sent && { sent }) });
  },
};
