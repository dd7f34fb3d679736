"""Prints, as JSON, what pyarrow reads of a Parquet file: types of columns, row groups, keys of its metadata and rows."""

import json
import sys

import pyarrow.parquet

file = pyarrow.parquet.ParquetFile(sys.argv[1])
table = file.read()
print(
    json.dumps(
        {
            "types": {field.name: str(field.type) for field in file.schema_arrow},
            "groups": file.metadata.num_row_groups,
            "keys": sorted(key.decode() for key in file.metadata.metadata if key.startswith(b"natal.")),
            "largest": file.metadata.row_group(0).column(table.column_names.index("sun_longitude")).statistics.max,
            "rows": [{**row, "utc": row["utc"].isoformat()} for row in table.to_pylist()],
        }
    )
)
