"""Types of resources that moto's CloudFormation lacks or creates incompletely."""

from contextlib import suppress

from moto.apigateway.models import Deployment, RestAPI, apigateway_backends
from moto.awslambda.exceptions import UnknownFunctionException
from moto.awslambda.models import LambdaFunction, LayerVersion, lambda_backends
from moto.cloudformation import parsing
from moto.cloudwatch.models import cloudwatch_backends
from moto.core.common_models import CloudFormationModel
from moto.dynamodb.models import dynamodb_backends
from moto.logs.models import LogGroup, logs_backends
from moto.utilities.utils import get_partition

# Created in name only: no test reads them. A type that is neither here nor known to moto fails the deployment.
PLACEHOLDERS = [
    "AWS::ApiGateway::Account",
    "AWS::Budgets::Budget",
    "AWS::CodeDeploy::Application",
    "AWS::CodeDeploy::DeploymentGroup",
    "AWS::Lambda::EventInvokeConfig",
    "AWS::S3::BucketPolicy",
    "AWS::SNS::Subscription",
    "AWS::SNS::TopicPolicy",
    "AWS::WAFv2::LoggingConfiguration",
    "AWS::WAFv2::WebACL",
    "AWS::WAFv2::WebACLAssociation",
    "AWS::XRay::SamplingRule",
]


class Resource(CloudFormationModel):
    """A resource that is known by its id."""

    type = ""
    name_property = ""

    def __init__(self, physical_resource_id, attributes=None):
        self.physical_resource_id = physical_resource_id
        self.attributes = attributes or {}

    @classmethod
    def cloudformation_type(cls):
        return cls.type

    @classmethod
    def cloudformation_name_type(cls):
        return cls.name_property

    def get_cfn_attribute(self, attribute_name):
        return self.attributes.get(attribute_name, f"{self.physical_resource_id}/{attribute_name}")

    @classmethod
    def create_from_cloudformation_json(cls, resource_name, cloudformation_json, account_id, region_name, **kwargs):
        return cls.create(resource_name, cloudformation_json["Properties"], account_id, region_name)

    @classmethod
    def update_from_cloudformation_json(
        cls, original_resource, new_resource_name, cloudformation_json, account_id, region_name
    ):
        original_resource.update(cloudformation_json["Properties"], account_id, region_name)
        return original_resource

    @classmethod
    def create(cls, name, properties, account_id, region):
        return cls(name)

    def update(self, properties, account_id, region):
        """Nothing that a test reads changes."""

    def delete(self, account_id, region):
        """Nothing is left behind."""

    @classmethod
    def find(cls, name, properties, account_id, region):
        """The resource of that name outside of any stack, which an import takes over."""
        return None


class Table(Resource):
    name_property = "TableName"

    @classmethod
    def create(cls, name, properties, account_id, region):
        [replica] = properties["Replicas"]
        table = dynamodb_backends[account_id][region].create_table(
            name,
            schema=properties["KeySchema"],
            attr=properties["AttributeDefinitions"],
            billing_mode=properties["BillingMode"],
            deletion_protection_enabled=replica.get("DeletionProtectionEnabled", False),
            throughput=None,
            global_indexes=[],
            indexes=[],
            streams=None,
            sse_specification=None,
            tags=[],
            warm_throughput=None,
        )
        return cls(name, {"Arn": table.table_arn})

    @classmethod
    def find(cls, name, properties, account_id, region):
        table = dynamodb_backends[account_id][region].tables.get(properties["TableName"])
        return table and cls(table.name, {"Arn": table.table_arn})

    def delete(self, account_id, region):
        dynamodb_backends[account_id][region].delete_table(self.physical_resource_id)


class Alarm(Resource):
    name_property = "AlarmName"

    @classmethod
    def create(cls, name, properties, account_id, region):
        cloudwatch_backends[account_id][region].put_metric_alarm(
            name=name,
            namespace=properties.get("Namespace", ""),
            metric_name=properties.get("MetricName", ""),
            comparison_operator=properties["ComparisonOperator"],
            evaluation_periods=properties["EvaluationPeriods"],
            period=properties.get("Period", 60),
            threshold=properties["Threshold"],
            statistic=properties.get("Statistic", ""),
            description=properties.get("AlarmDescription", ""),
            dimensions=[],
            alarm_actions=properties["AlarmActions"],
        )
        return cls(name, {"Arn": f"arn:{get_partition(region)}:cloudwatch:{region}:{account_id}:alarm:{name}"})

    def delete(self, account_id, region):
        cloudwatch_backends[account_id][region].delete_alarms([self.physical_resource_id])


class ApiStage(Resource):
    @classmethod
    def create(cls, name, properties, account_id, region):
        stage = properties["StageName"]
        apigateway_backends[account_id][region].create_stage(
            properties["RestApiId"], stage, properties["DeploymentId"]
        )
        return cls(stage)


class Plan(Resource):
    @classmethod
    def create(cls, name, properties, account_id, region):
        stages = [{"apiId": one["ApiId"], "stage": one["Stage"]} for one in properties["ApiStages"]]
        plan = apigateway_backends[account_id][region].create_usage_plan(
            {"name": properties["UsagePlanName"], "apiStages": stages}
        )
        return cls(plan.id)

    def delete(self, account_id, region):
        apigateway_backends[account_id][region].delete_usage_plan(self.physical_resource_id)


class Version(Resource):
    @classmethod
    def create(cls, name, properties, account_id, region):
        """Lambda publishes no second version of the same code and configuration, at which CloudFormation fails."""
        backend = lambda_backends[account_id][region]
        function_name = properties["FunctionName"]
        [latest, *published] = backend.list_versions_by_function(function_name)
        for version in published:
            if cls.describe(version) == cls.describe(latest):
                raise ValueError(f"A version for this Lambda function exists ( {version.version} )")
        version = backend.publish_version(function_name)
        return cls(version.function_arn, {"Version": str(version.version)})

    @staticmethod
    def describe(function):
        return (function.code_sha_256, function.environment_vars, [layer["Arn"] for layer in function.layers])

    def delete(self, account_id, region):
        with suppress(UnknownFunctionException):  # it is gone with its function
            lambda_backends[account_id][region].delete_function(self.physical_resource_id)


class Alias(Resource):
    """Moves at once: the emulator has no CodeDeploy, and ignores the update policy that would have it move aliases."""

    @classmethod
    def create(cls, name, properties, account_id, region):
        alias = lambda_backends[account_id][region].create_alias(
            properties["Name"], properties["FunctionName"], properties["FunctionVersion"], "", None
        )
        return cls(alias.arn)

    def update(self, properties, account_id, region):
        lambda_backends[account_id][region].update_alias(
            properties["Name"], properties["FunctionName"], properties["FunctionVersion"], None, None
        )


TYPES = {
    "AWS::ApiGateway::Stage": ApiStage,
    "AWS::ApiGateway::UsagePlan": Plan,
    "AWS::CloudWatch::Alarm": Alarm,
    "AWS::DynamoDB::GlobalTable": Table,
    "AWS::Lambda::Alias": Alias,
    "AWS::Lambda::Version": Version,
    **{name: Resource for name in PLACEHOLDERS},
}


def create_function(cls, resource_name, cloudformation_json, account_id, region_name, **kwargs):
    """moto passes on neither layers nor architectures."""
    spec = {**cloudformation_json["Properties"], "FunctionName": resource_name}
    return lambda_backends[account_id][region_name].create_function(spec)


def create_api(cls, resource_name, cloudformation_json, account_id, region_name, **kwargs):
    """moto ignores the definition of the API."""
    properties = cloudformation_json["Properties"]
    backend = apigateway_backends[account_id][region_name]
    api = backend.create_rest_api(properties["Name"], properties.get("Description", ""))
    backend.put_rest_api(api.id, properties["Body"], fail_on_warnings=False, mode="overwrite")
    return api


def update_api(cls, original_resource, new_resource_name, cloudformation_json, account_id, region_name):
    body = cloudformation_json["Properties"]["Body"]
    apigateway_backends[account_id][region_name].put_rest_api(
        original_resource.id, body, fail_on_warnings=False, mode="overwrite"
    )
    return original_resource


def find_log_group(cls, name, properties, account_id, region):
    return logs_backends[account_id][region].groups.get(properties["LogGroupName"])


def require_class(resource_type):
    """moto leaves out types that it does not know."""
    model = parsing.get_model_map().get(resource_type)
    if model is None:
        raise ValueError(f"test/system/deploy/emulator knows no {resource_type}; add it to resources.py")
    return model


def install():
    models = parsing.get_model_map()
    for name, base in TYPES.items():
        models[name] = type(name.rsplit(":", 1)[1], (base,), {"type": name})
        parsing.get_name_type_map()[name] = base.name_property
    LogGroup.name_property = "LogGroupName"
    LogGroup.find = classmethod(find_log_group)
    LayerVersion.physical_resource_id = property(lambda version: version.arn)
    Deployment.physical_resource_id = property(lambda deployment: deployment.id)
    LambdaFunction.create_from_cloudformation_json = classmethod(create_function)
    RestAPI.create_from_cloudformation_json = classmethod(create_api)
    RestAPI.update_from_cloudformation_json = classmethod(update_api)
    parsing.resource_class_from_type = require_class
