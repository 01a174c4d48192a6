import { expect, test } from 'vitest';
import { devicesToRestart, restartSteps } from '@/screens/fibre/top/RestartGuide';

const device = (
  kind: 'onu' | 'router' | 'tv_tuner',
  name: string,
  serial_last4: string | null,
) => ({
  equipment_id: 'e10000001',
  kind,
  name,
  serial_last4,
  must_return: true,
});

test('devices are started from the line inwards; one that hasn’t come is left out', () => {
  const equipment = [
    device('tv_tuner', 'チューナー', '1111'),
    device('router', 'ルーターA', '2222'),
    device('router', 'ルーターB', null),
    device('onu', 'ONU', '3333'),
  ];
  expect(devicesToRestart(equipment)).toEqual(['ONU', 'ルーターA', 'チューナー']);
});

test('three steps name the devices, or the usual ones', () => {
  const texts = (devices: string[]) => restartSteps(devices).map(({ text }) => text);
  expect(texts(['ONU', 'ルーターA'])).toEqual([
    expect.stringContaining('ONUとルーターAの電源'),
    expect.any(String),
    expect.stringContaining('ONU、ルーターAの順に'),
  ]);
  expect(texts(['ONU'])[2]).not.toContain('順に');
  expect(texts([])[0]).toContain('光回線終端装置(ONU)とルーター');
});
