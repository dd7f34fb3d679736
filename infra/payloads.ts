/** Smallest response that the gateway compresses, bytes. Shorter ones fit into one packet anyway. */
export const COMPRESSED_FROM_BYTES = 1024;

/**
 * Bodies of every type pass between gateway and functions as base64. As text, bytes that are not UTF-8 would be lost
 * silently. A list of single types would not work for fonts and pictures: browsers send several types in `Accept`, and the
 * gateway compares only the first.
 *
 * @source "Content type conversions in API Gateway" and "Return binary media from a Lambda proxy integration", Amazon
 * API Gateway Developer Guide (api-gateway-payload-encodings-workflow, lambda-proxy-binary-media)
 */
export const BINARY_MEDIA_TYPES = ['*/*'];
