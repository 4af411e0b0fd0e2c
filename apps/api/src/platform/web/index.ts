export { securityHeaders } from './security-headers';
export { serveWeb } from './web';
