"""The methods of the clients. Their types are in ``calls.pyi``, which is generated from the contract."""

from __future__ import annotations


class Calls:
    """Calls that wait for their answer."""

    def call(self, method, path, body=None, *, timeout=None, **parameters):
        """Sends a request to any path and returns its answer without a type."""
        raise NotImplementedError

    def get(self, path, **parameters):
        """Sends a GET request."""
        return self.call("GET", path, **parameters)

    def post(self, path, body, **parameters):
        """Sends a POST request."""
        return self.call("POST", path, body, **parameters)

    def pages(self, path, body, **parameters):
        """Sends a search and yields its pages until the last one."""
        cursor = None
        while True:
            page = self.post(path, add_cursor(body, cursor), **parameters)
            yield page
            cursor = find_next_cursor(page)
            if cursor is None:
                return


class AsyncCalls:
    """Calls for ``async`` code."""

    async def call(self, method, path, body=None, *, timeout=None, **parameters):
        """Sends a request to any path and returns its answer without a type."""
        raise NotImplementedError

    async def get(self, path, **parameters):
        """Sends a GET request."""
        return await self.call("GET", path, **parameters)

    async def post(self, path, body, **parameters):
        """Sends a POST request."""
        return await self.call("POST", path, body, **parameters)

    async def pages(self, path, body, **parameters):
        """Sends a search and yields its pages until the last one."""
        cursor = None
        while True:
            page = await self.post(path, add_cursor(body, cursor), **parameters)
            yield page
            cursor = find_next_cursor(page)
            if cursor is None:
                return


def add_cursor(body, cursor):
    return body if cursor is None else {**body, "cursor": cursor}


def find_next_cursor(page):
    """The cursor of the next page is beside the results."""
    data = page.get("data")
    return page.get("next_cursor") or (data.get("next_cursor") if isinstance(data, dict) else None)
