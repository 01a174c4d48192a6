import { expect, test, vi } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import type { Service } from '@/api/services';
import { testLogin } from '@/api/testSession';
import { clockStorageKey } from '@/lib/clock';
import { amendBackup, backupKey } from './draftBackup';
import { decodeStart, encodeStart, isDue } from './startTime';
import { MemoryStorage } from './storage';
import { SessionStore } from './store';

const at = new Date('2026-11-21T10:40:00+09:00');
const login = { ...testLogin, is_verified_email: false };
const service: Service = {
  service_id: 'f10482175',
  service_type: 'fixed',
  service_category: null,
  contract_type: null,
  password_setter: 'user',
  phone_number: null,
  plan_name: '2ギガ 戸建て',
  bill_month: '202611',
  bill_total: 10430,
  data_left_mb: null,
};

test('the start time is stored nine hours later and read back as it was', () => {
  expect(encodeStart(at.getTime())).toBe('2026-11-21T10:40:00.000Z');
  expect(decodeStart(encodeStart(at.getTime()))).toBe(at.getTime());
});

test.each([
  [0, false],
  [29 * 60_000 + 59_999, false],
  [30 * 60_000, true],
  // The clock was corrected backwards a little after the login.
  [-3_000, false],
  [-5 * 60_000 - 1, true],
  [-9 * 3_600_000, true],
  [Number.NaN, true],
])('an age of %i ms is due for renewal: %s', (age, due) => {
  expect(isDue(at.getTime(), new Date(at.getTime() + age))).toBe(due);
});

test('a session is seen when it is complete, and survives a reload', () => {
  const storage = new MemoryStorage();
  const store = new SessionStore(storage);
  const seen = vi.fn();
  store.subscribe(seen);
  store.begin(login, at);
  expect(store.current()).toBeUndefined();
  store.complete({ services: [service], is_single_service: true });
  expect(seen).toHaveBeenCalled();
  const reloaded = new SessionStore(storage);
  expect(reloaded.current()).toMatchObject({
    loginInfo: { userId: 'mizuno.keiko', is_verified_email: false },
    selected: service,
    isSingleService: true,
  });
  expect(reloaded.credentials()).toMatchObject({ generation: 1, issuedAt: at.getTime() });
});

test('the snapshot is the same object until something changes', () => {
  const store = new SessionStore(new MemoryStorage());
  store.begin(login, at);
  store.complete({ services: [service], is_single_service: false });
  const before = store.current();
  expect(store.current()).toBe(before);
  expect(before?.selected).toBeUndefined();
  store.select('f10482175');
  expect(store.current()?.selected).toEqual(service);
});

test('what the customer changes himself holds at once, and after a reload', () => {
  const storage = new MemoryStorage();
  const store = new SessionStore(storage);
  store.emailRegistered('keiko@example.jp');
  store.loginChanged('keiko');
  expect(storage.length).toBe(0);

  const bySystem: Service = { ...service, password_setter: 'system' };
  const other: Service = { ...bySystem, service_id: 'm09000001234' };
  store.begin(login, at);
  const firstLogin: Schema.FirstLogin = {
    is_first_login: true,
    needs_email: true,
    needs_password: true,
    password_setter: 'system',
  };
  store.complete({ services: [bySystem, other], is_single_service: false }, { firstLogin });
  expect(store.current()?.needs).toEqual({ email: true, password: true });
  store.select(bySystem.service_id);
  store.emailRegistered('keiko@example.jp');
  store.loginChanged('keiko.mizuno');
  for (const seen of [store, new SessionStore(storage)])
    expect(seen.current()).toMatchObject({
      loginInfo: { userId: 'keiko.mizuno', is_verified_email: true },
      services: [{ password_setter: 'user' }, { password_setter: 'system' }],
      needs: { email: false, password: false },
    });
});

const names = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index));
const textOf = (storage: Storage) =>
  names(storage)
    .map((name) => storage.getItem(name ?? ''))
    .join();

test('logging out forgets everything but the device’s clock', () => {
  const storage = new MemoryStorage();
  storage.setItem(clockStorageKey, '5000');
  const store = new SessionStore(storage);
  store.begin(login, at);
  store.complete({ services: [service], is_single_service: false });
  storage.setItem(draft, '{"values":{}}');
  store.clear('logout');
  expect(names(storage)).toEqual([clockStorageKey]);
  expect(store.current()).toBeUndefined();
  expect(store.lastEnd()).toBe('logout');
});

const draft = 'procedure:packet_gift:m09000005678';
const hour = 3_600_000;

/** A tab whose session ended by itself while a draft stood in it. */
function thrownOut(storage = new MemoryStorage()) {
  const store = new SessionStore(storage);
  store.begin(login, at);
  const sim: Service = { ...service, service_id: 'm09000005678', service_type: 'mobile' };
  store.complete({ services: [service, sim], is_single_service: false });
  store.select(sim.service_id);
  storage.setItem(draft, '{"values":{"amount":"2.0"}}');
  storage.setItem('minamo.closed_banners', '[1]');
  store.clear('refused', at);
  return {
    storage,
    store,
    again: () => store.complete({ services: [service, sim], is_single_service: false }),
  };
}

test('a session that ends by itself leaves no credentials, and its drafts to the same login alone', () => {
  const { storage, store } = thrownOut();
  expect(names(storage)).toEqual([backupKey]);
  expect(textOf(storage)).not.toMatch(/ASIA1|secret|token/);
  // Ended once more with nobody logged in, and loaded anew: it is still there.
  store.clear('none', at);
  const reloaded = new SessionStore(storage);
  reloaded.begin(login, new Date(at.getTime() + 23 * hour));
  expect(storage.getItem(draft)).toBe('{"values":{"amount":"2.0"}}');
  expect(storage.getItem(backupKey)).toBeNull();
  expect(storage.getItem('minamo.closed_banners')).toBeNull();
});

test('the number that was chosen is chosen again with it', () => {
  const { store, again } = thrownOut();
  store.begin(login, at);
  again();
  expect(store.current()?.selected?.service_id).toBe('m09000005678');
});

test.each([
  ['another customer', { ...login, userId: 'sato.haruka' }, 0],
  ['a day later', login, 24 * hour],
])('a draft is gone with the login of %s', (_, who, later) => {
  const { storage, store } = thrownOut();
  store.begin(who, new Date(at.getTime() + later));
  expect(textOf(storage)).not.toContain('amount');
  store.clear('refused', at);
  store.begin(login, at);
  expect(storage.getItem(draft)).toBeNull();
});

test('an answer that comes after the end takes the place of its draft, and only of that', () => {
  const { storage, store } = thrownOut();
  amendBackup(storage, draft, '{"receipt":{}}');
  amendBackup(storage, 'procedure:esim:m09000005678', '{"receipt":{}}');
  store.begin(login, at);
  expect(storage.getItem(draft)).toBe('{"receipt":{}}');
  expect(storage.getItem('procedure:esim:m09000005678')).toBeNull();
  store.clear('logout');
  amendBackup(storage, draft, '{"receipt":{}}');
  expect(storage.length).toBe(0);
});

test('what somebody broke in storage is no session', () => {
  const storage = new MemoryStorage();
  storage.setItem('minamo.credentials', '{"access_key_id":');
  expect(new SessionStore(storage).credentials()).toBeUndefined();
  storage.setItem('minamo.credentials', 'null');
  expect(new SessionStore(storage).current()).toBeUndefined();
});

test('credentials without a start are too old', () => {
  const storage = new MemoryStorage();
  const store = new SessionStore(storage);
  store.begin(login, at);
  storage.removeItem('minamo.started_at');
  expect(isDue(store.credentials()?.issuedAt ?? 0, at)).toBe(true);
});

test('only newer credentials of the same login are taken over from another tab', () => {
  const store = new SessionStore(new MemoryStorage());
  const first = store.begin(login, at);
  const second = store.renew(first, { ...login, access_key_id: 'ASIA2' }, at);
  for (const foreign of [
    { ...second, id: 'another', generation: 9 },
    first,
    { ...second, access_key_id: 'X' },
  ])
    store.adopt(foreign);
  expect(store.credentials()).toEqual(second);
  store.adopt({ ...second, generation: 3 });
  expect(store.credentials()?.generation).toBe(3);
  store.clear('logout');
  store.adopt(second);
  expect(store.credentials()).toBeUndefined();
});

test('a registered e-mail address is that of the customer, and no first login is made up', () => {
  const storage = new MemoryStorage();
  const store = new SessionStore(storage);
  store.begin(login, at);
  store.complete({ services: [service], is_single_service: false });
  store.emailRegistered('keiko@example.jp');
  expect(store.current()?.customer).toBeUndefined();
  expect(storage.getItem('minamo.first_login')).toBeNull();
  const customer = { last_name: '水野', email: 'old@example.jp' } as Schema.Customer;
  store.complete({ services: [service], is_single_service: false }, { customer });
  store.emailRegistered('keiko@example.jp');
  expect(store.current()?.customer).toEqual({ ...customer, email: 'keiko@example.jp' });
});

test.each([
  [false, false, true],
  [true, true, true],
  [true, false, false],
])(
  'an address that is verified: %s, and asked for: %s, is still needed: %s',
  (is_verified_email, needs_email, needed) => {
    const store = new SessionStore(new MemoryStorage());
    store.begin({ ...login, is_verified_email }, at);
    const firstLogin: Schema.FirstLogin = {
      is_first_login: true,
      needs_email,
      needs_password: false,
      password_setter: 'user',
    };
    store.complete({ services: [service], is_single_service: false }, { firstLogin });
    expect(store.current()?.needs).toEqual({ email: needed, password: false });
  },
);

test('who has stopped listening is told nothing more', () => {
  const store = new SessionStore(new MemoryStorage());
  const seen = vi.fn();
  store.subscribe(seen)();
  store.begin(login, at);
  expect(seen).not.toHaveBeenCalled();
});
