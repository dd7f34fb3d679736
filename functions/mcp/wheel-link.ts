import type { ContentBlock } from '@modelcontextprotocol/sdk/types.js';

export const WHEEL_MEDIA = 'image/svg+xml';
export const WHEEL_URI = 'chart://wheel/';

/** The picture of a chart as a resource of the protocol: one template, no list. */
export const WHEEL_TEMPLATE = {
  uriTemplate: `${WHEEL_URI}{handle}`,
  name: 'wheel',
  title: 'Chart wheel',
  description: 'The chart of a handle as a picture',
  mimeType: WHEEL_MEDIA,
};

/** Link to the wheel of a chart; none without a handle. */
export const toWheelLink = (handle: string | undefined): readonly ContentBlock[] =>
  handle === undefined
    ? []
    : [{ type: 'resource_link', uri: `${WHEEL_URI}${handle}`, name: 'wheel', mimeType: WHEEL_MEDIA }];
