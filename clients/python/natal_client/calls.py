"""The methods of the clients. Their types are in ``calls.pyi``, which is generated from the contract."""

from __future__ import annotations

from .transport import Call, read_answer


class Calls:
    """Calls that wait for their answer."""

    def _exchange(self, call):
        """Sends a call, with retries, and returns the last response."""
        raise NotImplementedError

    def call(self, method, path, body=None, *, timeout=None, **parameters):
        """Sends a request to any path and returns its answer without a type."""
        return read_answer(self._exchange(Call(method, path, body, timeout, parameters)), path)

    def get(self, path, **parameters):
        """Sends a GET request."""
        return self.call("GET", path, **parameters)

    def post(self, path, body, **parameters):
        """Sends a POST request."""
        return self.call("POST", path, body, **parameters)

    def delete(self, path, **parameters):
        """Sends a DELETE request."""
        return self.call("DELETE", path, **parameters)

    def pages(self, path, body, *, timeout=None, **parameters):
        """Sends a search and yields its pages until the last one."""
        cursor = None
        while True:
            response = self._exchange(Call("POST", path, add_cursor(body, cursor), timeout, parameters))
            page = read_answer(response, path)
            yield page
            cursor = find_next_cursor(page, response)
            if cursor is None:
                return


class AsyncCalls:
    """Calls for ``async`` code."""

    async def _exchange(self, call):
        """Sends a call, with retries, and returns the last response."""
        raise NotImplementedError

    async def call(self, method, path, body=None, *, timeout=None, **parameters):
        """Sends a request to any path and returns its answer without a type."""
        return read_answer(await self._exchange(Call(method, path, body, timeout, parameters)), path)

    async def get(self, path, **parameters):
        """Sends a GET request."""
        return await self.call("GET", path, **parameters)

    async def post(self, path, body, **parameters):
        """Sends a POST request."""
        return await self.call("POST", path, body, **parameters)

    async def delete(self, path, **parameters):
        """Sends a DELETE request."""
        return await self.call("DELETE", path, **parameters)

    async def pages(self, path, body, *, timeout=None, **parameters):
        """Sends a search and yields its pages until the last one."""
        cursor = None
        while True:
            response = await self._exchange(Call("POST", path, add_cursor(body, cursor), timeout, parameters))
            page = read_answer(response, path)
            yield page
            cursor = find_next_cursor(page, response)
            if cursor is None:
                return


def add_cursor(body, cursor):
    return body if cursor is None else {**body, "cursor": cursor}


def find_next_cursor(page, response):
    """The cursor of the next page is a member next to the results, or in a header of a table, calendar or picture."""
    if not isinstance(page, dict):
        return response.headers.get("X-Next-Cursor")
    data = page.get("data")
    return page.get("next_cursor") or (data.get("next_cursor") if isinstance(data, dict) else None)
