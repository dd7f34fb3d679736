/**
 * Fixes of the CDK that an app has to ask for.
 *
 * Without the first, a changed layer makes no new version of the functions that use it, so the alias keeps the old engine.
 * Without the second, a changed authorizer makes no new deployment of an API that is built method by method.
 *
 * @source FEATURE_FLAGS.md of aws-cdk-lib 2.276.0 (`cx-api/`)
 */
export const FEATURE_FLAGS = {
  '@aws-cdk/aws-lambda:recognizeLayerVersion': true,
  '@aws-cdk/aws-apigateway:authorizerChangeDeploymentLogicalId': true,
} as const;
