import { expect, test } from 'vitest';
import { BusinessError, MaintenanceError, NetworkError, UnexpectedError } from '@/api/errors';
import { isPassing } from './useCardAuthentication';

test.each([
  ['a line that broke', new NetworkError('no_response', true, true), true],
  ['a server that failed', new UnexpectedError(502, '-'), true],
  ['an answer that can’t be read, which may have been a yes', new UnexpectedError(200, '-'), true],
  ['a call that is wrong', new UnexpectedError(404, '-'), false],
  ['a refusal', new BusinessError(409, { code: 'authentication_expired', message: '-' }), false],
  ['maintenance', new MaintenanceError(), false],
])('%s may pass: %s', (_, error, passes) => expect(isPassing(error)).toBe(passes));
