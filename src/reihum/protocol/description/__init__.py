"""The protocol described, from its messages and routes: PROTOCOL.md, the OpenAPI document, TypeScript types."""
