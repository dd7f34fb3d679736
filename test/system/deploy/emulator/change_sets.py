"""What moto's change sets lack: the order of an update, rolling back, imports, and alarms that roll back."""

import json
import traceback

from moto.cloudformation import models, parsing, responses
from moto.cloudformation.exceptions import CloudFormationError

# The file `fail-at` of the folder names a type of resource whose creation and update fail.
FAILURE = "fail-at"
RECORD = "change-sets.jsonl"

KEEPING_POLICIES = ("Retain", "RetainExceptOnCreate")


class ChangeSetNotFound(CloudFormationError):
    code = "ChangeSetNotFound"


def list_references(value):
    """Logical ids that a part of a template refers to."""
    if isinstance(value, list):
        return [name for one in value for name in list_references(one)]
    if not isinstance(value, dict):
        return []
    direct = [value["Ref"]] if "Ref" in value else value["Fn::GetAtt"][:1] if "Fn::GetAtt" in value else []
    depends = value.get("DependsOn", [])
    return [*direct, *([depends] if isinstance(depends, str) else depends), *list_references(list(value.values()))]


def sort_by_dependency(template_resources):
    order = []

    def visit(name):
        if name in order or name not in template_resources:
            return
        for other in list_references(template_resources[name]):
            if other != name:
                visit(other)
        order.append(name)

    for name in template_resources:
        visit(name)
    return order


class Execution:
    """Carries out one change set."""

    def __init__(self, change_set, folder, imports):
        self.map = change_set.stack.resource_map
        self.change_set = change_set
        self.folder = folder
        self.imports = imports
        self.created, self.modified = [], []

    def run(self):
        old = self.map._resource_json_map
        try:
            self.carry_out(old)
        except Exception:
            if self.change_set.change_set_type == "UPDATE":
                self.roll_back(old)
            raise

    def roll_back(self, old):
        """As CloudFormation does: RetainExceptOnCreate keeps what a deployment deletes, but not what a failed one created."""
        for name in reversed(self.created):
            definition = self.map._resource_json_map[name]
            resource = self.map._parsed_resources.pop(name, None)
            if resource is not None and definition.get("DeletionPolicy") != "Retain":
                self.map._delete_resource(resource, definition)
        self.map._resource_json_map = old
        for name in self.modified:
            self.modify(name)

    def carry_out(self, old):
        template = self.change_set.template_dict
        for definition in template["Resources"].values():
            definition.get("Properties", {}).pop("Tags", None)  # types differ in their form, and moto reads it as one
        actions = self.map.build_resource_diff(template)
        self.map._template = template
        if self.change_set.change_set_type == "CREATE":  # moto takes the value of an SSM parameter for its name in an update
            self.map.input_parameters = self.change_set.parameters
        self.map._resource_json_map = template["Resources"]
        self.map.load()
        for name in sort_by_dependency(template["Resources"]):
            if name in actions["Add"]:
                self.fail_where_asked(name)
                self.created.append(name)
                self.create(name)
            if name in actions["Modify"]:
                self.fail_where_asked(name)
                self.modified.append(name)
                self.modify(name)
        for name in actions["Remove"]:
            resource = self.map._parsed_resources.pop(name, None)
            if resource is not None and old[name].get("DeletionPolicy") not in KEEPING_POLICIES:
                self.map._delete_resource(resource, old[name])

    def fail_where_asked(self, name):
        kind = self.map._resource_json_map[name]["Type"]
        failure = self.folder / FAILURE
        if failure.exists() and failure.read_text() == kind:
            raise ValueError(f"{kind} fails in this rehearsal")

    def create(self, name):
        definition = self.map._resource_json_map[name]
        existing = self.find_existing(name, definition)
        if existing is None:
            self.map[name]
        else:
            existing.logical_resource_id, existing.cf_resource_type = name, definition["Type"]
            self.map._parsed_resources[name] = existing

    def find_existing(self, name, definition):
        """An existing resource with a name that the template states, if the change set imports such resources."""
        model = parsing.get_model_map().get(definition["Type"])
        property_name = getattr(model, "name_property", "")
        is_named = isinstance(definition.get("Properties", {}).get(property_name), str)
        if not (self.imports and is_named and definition.get("DeletionPolicy") in KEEPING_POLICIES):
            return None
        return model.find(name, definition["Properties"], self.map._account_id, self.map._region_name)

    def modify(self, name):
        definition = self.map._resource_json_map[name]
        self.map._parsed_resources[name] = parsing.parse_and_update_resource(
            name, definition, self.map, account_id=self.map._account_id, region_name=self.map._region_name
        ) or self.map._parsed_resources[name]


def finish(stack, status, reason=None):
    stack._add_stack_event(status, resource_status_reason=reason)
    stack.status = status


def install(folder):
    imports = {}
    create_change_set = responses.CloudFormationResponse.create_change_set

    def record_change_set(self):
        result = create_change_set(self)
        change_set_id = result.result["Id"]
        imports[change_set_id] = self._get_bool_param("ImportExistingResources", False)
        row = {
            "stack": self._get_param("StackName"),
            "type": self._get_param("ChangeSetType"),
            "imports": imports[change_set_id],
            "rollback": self._get_param("RollbackConfiguration"),
        }
        with (folder / RECORD).open("a") as record:
            record.write(json.dumps(row) + "\n")
        return result

    def execute(self, change_set_name, stack_name=None):
        change_set = self.describe_change_set(change_set_name)
        stack = self.stacks[change_set.stack_id]
        remove_of_stack(self, stack)
        kind = change_set.change_set_type
        stack._add_stack_event(f"{kind}_IN_PROGRESS", resource_status_reason="User Initiated")
        try:
            Execution(change_set, folder, imports.get(change_set.change_set_id, False)).run()
        except Exception as fault:
            traceback.print_exc()
            finish(stack, f"{kind}_FAILED", str(fault))
            if kind == "CREATE":
                stack.resource_map.delete()
            finish(stack, "ROLLBACK_COMPLETE" if kind == "CREATE" else "UPDATE_ROLLBACK_COMPLETE")
            return
        stack.template = change_set.template
        stack._parse_template()
        stack.output_map = stack._create_output_map()
        finish(stack, f"{kind}_COMPLETE")

    def describe(self, change_set_name):
        for change_set in self.change_sets.values():
            if change_set_name in (change_set.change_set_id, change_set.change_set_name):
                return change_set
        raise ChangeSetNotFound(f"ChangeSet [{change_set_name}] does not exist")

    def remove_of_stack(self, stack):
        """CloudFormation removes all change sets of a stack when one is carried out."""
        for change_set_id in [key for key, one in self.change_sets.items() if one.stack is stack]:
            del self.change_sets[change_set_id]

    def delete(self, change_set_name):
        self.change_sets = {
            key: one for key, one in self.change_sets.items() if change_set_name not in (key, one.change_set_name)
        }

    models.CloudFormationBackend.describe_change_set = describe
    models.CloudFormationBackend.delete_change_set = delete
    responses.CloudFormationResponse.create_change_set = record_change_set
    models.CloudFormationBackend.execute_change_set = execute
