/**
 * Header in which a page whose browser keeps no cookies sends a visitor token of its own, 256 random bits in base64url,
 * with calls that need none (`Endpoint.needsNoCookie`). A page of another site cannot send it.
 */
export const VISITOR_HEADER = 'x-visitor';
