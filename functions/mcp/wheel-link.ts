import type { ContentBlock } from '@modelcontextprotocol/sdk/types.js';
import type { ChartPicture } from '../../lib/requests/picture-member.ts';

export const WHEEL_MEDIA = 'image/svg+xml';
export const WHEEL_URI = 'chart://wheel/';

/** The picture of a chart as a resource of the protocol. Its template stands for all; none is listed. */
export const WHEEL_TEMPLATE = {
  uriTemplate: `${WHEEL_URI}{handle}`,
  name: 'wheel',
  title: 'Chart wheel',
  description: 'The chart of a handle as a picture',
  mimeType: WHEEL_MEDIA,
};

/** The wheel as an image that a client shows, or a model looks at. */
export const toWheelImage = (picture: ChartPicture | undefined): readonly ContentBlock[] =>
  picture?.base64 === undefined ? [] : [{ type: 'image', data: picture.base64, mimeType: picture.media_type }];

/** Link to the wheel of a chart; none without a handle. */
export const toWheelLink = (handle: string | undefined): readonly ContentBlock[] =>
  handle === undefined
    ? []
    : [{ type: 'resource_link', uri: `${WHEEL_URI}${handle}`, name: 'wheel', mimeType: WHEEL_MEDIA }];
