import { Stack } from 'aws-cdk-lib';
import { type DomainNameOptions, EndpointType, SecurityPolicy, type SpecRestApi } from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { ApiGateway } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import type { CustomDomain } from '../options.ts';

/** Gateway options for a custom domain. */
export function toDomainNameOptions(scope: Construct, { name, certificateArn }: CustomDomain): DomainNameOptions {
  return {
    domainName: name,
    certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
    endpointType: EndpointType.REGIONAL,
    securityPolicy: SecurityPolicy.TLS_1_2,
  };
}

/** Adds IPv4 and IPv6 alias records for the domain where a hosted zone is configured. */
export function addDnsRecords(api: SpecRestApi, { name, hostedZone }: CustomDomain): void {
  if (!hostedZone) return;
  const { id, name: zoneName } = hostedZone;
  const zone = HostedZone.fromHostedZoneAttributes(api, 'Zone', { hostedZoneId: id, zoneName });
  const record = { zone, recordName: name, target: RecordTarget.fromAlias(new ApiGateway(api)) };
  const comment = Stack.of(api).stackName;
  new ARecord(api, 'AddressV4', { ...record, comment });
  new AaaaRecord(api, 'AddressV6', { ...record, comment });
}
