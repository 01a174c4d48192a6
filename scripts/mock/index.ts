/** What the package of the mock gives to other repositories (docs/mock-package.md). */
export { demoPassword } from './customers/customer.ts';
export { demoCustomers } from './customers/demoCustomers.ts';
export type { Handlers, SignedCall } from './handler.ts';
export { FileResponse, Refusal, WithHeaders } from './handler.ts';
export { handlers } from './operations/registry.ts';
export { createMock, type Mock, type MockOptions } from './mock.ts';
export { type StartedMock, startMock } from './startMock.ts';
export { type Caller, logIn } from './testing.ts';
