// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { logInForEach, show } from '@/procedure/testProcedure';
import { OnestopClosed } from './onestopQuit.procedure';

logInForEach();

test.each([
  ['wait_mnp_port_out', null, /受け付けています。続きは/],
  ['wait_mnp_port_out', { number: '9900067890' }, /ワンストップでは手続きできません/],
  ['accept', null, /ワンストップでは手続きできません/],
])(
  'a flow that was accepted already says so: %s with the number %o',
  (status, mnp_number, text) => {
    const client = createQueryClient();
    client.setQueryData(queryOrRejection(read(api.getMobileQuitInfo)).queryKey, {
      status,
      mnp_number,
    } as never);
    const refusal = new BusinessError(409, { code: 'onestop_service_stopped', message: '' });
    show(<OnestopClosed refusal={refusal} />, '/mobile/contract/quit/onestop', client);
    expect(screen.getByText(text)).toBeTruthy();
  },
);
