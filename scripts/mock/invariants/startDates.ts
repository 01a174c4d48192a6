import { fibreOptions } from '@/catalogue/fibreOptions.ts';
import { billMonth, endless } from '@/lib/date.ts';
import { perService, type Rule, same, textsIn } from './rule.ts';

/** Answers about a SIM alone, none of whose days is before its first. */
const ofTheSim = [
  'getDeviceInfo',
  'getMobileDocument',
  'getMobileOption',
  'getFifthGeneration',
  'getPremiumBand',
  'getDeviceCompensation',
  'getVirusBusterMobile',
  'getValueDataFree',
  'getTrafficControl',
] as const;

/** Nothing of a SIM is older than its contract, and no anniversary is kept before it is reached. */
const notBeforeItsStart = perService(({ read, listed }, { today }) => {
  const contract = read('getContract');
  if (listed.service_type !== 'mobile' || !contract) return [];
  const { accepted_on, started_on } = contract;
  const since = accepted_on < started_on ? accepted_on : started_on;
  const early = ofTheSim.flatMap((operation) =>
    textsIn(read(operation))
      .filter(({ text }) => /^\d{4}-\d{2}-\d{2}/.test(text) && text.slice(0, 10) < since)
      .map(({ field, text }) => `${operation} ${field} ${text} is before ${since}`),
  );
  const discounts = (read('getMobileCampaign')?.campaigns ?? []).filter(
    ({ kind, starts_on }) => kind === 'discount' && starts_on < since,
  );
  const years = /(\d+)周年/.exec(read('getGigaPlus')?.title ?? '')?.[1];
  const begins = started_on === endless ? today : started_on;
  const reached = Number(today.slice(0, 4)) - Number(begins.slice(0, 4));
  return [
    ...early,
    ...discounts.map(({ title, starts_on }) => `${title} of ${starts_on} is before ${since}`),
    ...same(
      'SIM and contract have begun',
      typeof read('getDeviceInfo')?.sim.activated_on === 'string',
      started_on !== endless,
    ),
    ...(years && Number(years) > reached ? [`${years} years are kept of ${started_on}`] : []),
  ];
});

/** A line that waits for its construction opens with it, in all reads and on its bills. */
const opensByTheClock = perService(({ read, listed, bills }, { today }) => {
  const contract = read('getContract');
  const steps = read('getConstructionProgress')?.construction?.steps ?? [];
  const work = steps.find(({ code }) => code === 'construction')?.date;
  const opened = steps.find(({ code }) => code === 'opened');
  if (listed.service_type !== 'fixed' || !contract || contract.status === 'CNCL') return [];
  const { plan, connection_id, equipment } = read('getFixedContract') ?? {};
  const oneId = same(
    'whether the connection has an id, in the contract and in its numbers',
    connection_id === null,
    read('getCustomerKey')?.connection_id === null,
  );
  if (contract.status === 'ENTR')
    return [
      ...oneId,
      ...same(
        'month after the opening and of the first bill',
        work ? billMonth(work) : null,
        read('getBilling')?.next_month,
      ),
      ...(read('getSonetMail')?.mailboxes ?? []).map(
        ({ address }) => `${address} is used before the line is there`,
      ),
      ...(work && work < today ? [`still applied for, its construction was on ${work}`] : []),
      ...(opened?.state === 'done' ? ['still applied for, and opened by its progress'] : []),
      ...(bills.length > 0 ? ['billed before it is open'] : []),
    ];
  return [
    ...oneId,
    ...same('first day of contract and line', contract.started_on, plan?.serviceStartDate),
    ...same(
      'first day of contract and where it is',
      contract.started_on,
      read('getInstallationAddressInfo')?.installed_on,
    ),
    ...(opened ? same('day of the opening and first day', opened.date, contract.started_on) : []),
    ...(connection_id === null ? ['in use without an id of its connection'] : []),
    ...(equipment ?? [])
      .filter(({ must_return, serial_last4 }) => must_return && serial_last4 === null)
      .map(({ name }) => `${name} is in use without a number`),
    // A month is billed in the next one, on the 16th.
    ...(bills.length === 0 && monthsBetween(contract.started_on, today) >= 2
      ? [`in use since ${contract.started_on}, and never billed`]
      : []),
  ];
});

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

/** What was applied for is among the applications until it is there. */
const appliedForIsUnderWay = perService(({ read, listed }) => {
  const under = [
    ...(read('getContractProcedure')?.applications ?? []).filter(
      ({ service_id }) => service_id === listed.service_id,
    ),
    ...(read('getOrderApplication')?.applications ?? []),
  ];
  return listed.service_type === 'mobile' && read('getContract')?.status === 'ENTR' && !under.length
    ? ['applied for, and among no applications']
    : [];
});

/** An option that is applied for, or left, is under way where the options are listed too. */
const optionsAreUnderWay = perService(({ read, listed }) => {
  if (listed.service_type !== 'fixed') return [];
  const options = read('getOption')?.options ?? [];
  const applications = read('getContractProcedure')?.applications ?? [];
  const under = applications.filter(({ service_id }) => service_id === listed.service_id);
  return fibreOptions.flatMap(({ code, name }) => {
    const { status = 'NONE', starts_on = null } =
      options.find((option) => option.code === code) ?? {};
    const found = (title: string) => under.find((one) => one.title === title);
    const isListed = (title: string) => found(title) !== undefined;
    const isApplied = isListed(name) || isListed(`${name}の申し込み`);
    const leftOn = found(`${name}の解約`)?.accepted_on;
    // What was ordered anew may have begun while the device of the first time is still to be returned.
    const isAnew = leftOn !== undefined && starts_on !== null && starts_on > leftOn;
    return [
      ...(isListed(name) && status !== 'ENTR' ? [`${name} is applied for, and ${status}`] : []),
      ...(status === 'ENTR' && !isApplied
        ? [`${name} is applied for among the options alone`]
        : []),
      ...(status === 'QTWT' && !isListed(`${name}の解約`)
        ? [`${name} is left among the options alone`]
        : []),
      // An order that was taken back (CNCL) may have been one after the option was left.
      ...(leftOn !== undefined &&
      !['QTWT', 'QUIT', 'CNCL'].includes(status) &&
      !isListed(`${name}の申し込み`) &&
      !isAnew
        ? [`${name} is left, and ${status}`]
        : []),
    ];
  });
});

/** What is said to have begun or to end is an option that the customer has had, or fibre itself. */
const applicationsAreOfOptions = perService(({ read, listed }) => {
  if (listed.service_type !== 'fixed') return [];
  const held = new Map((read('getOption')?.options ?? []).map((option) => [option.code, option]));
  const { applications = [], ended = [] } = read('getContractProcedure') ?? {};
  return [...applications, ...ended]
    .filter(({ service_id }) => service_id === listed.service_id)
    .flatMap(({ title }) => {
      const [, name] = /^(.*)の(?:解約|開始)$/.exec(title) ?? [];
      if (name === undefined || name === '光') return [];
      const code = fibreOptions.find((option) => option.name === name)?.code ?? '';
      const { status = 'NONE' } = held.get(code) ?? {};
      return status === 'NONE' ? [`${title}, and ${name} was never among the options`] : [];
    });
});

/** The device of an option is fetched once the option is left, though it may be in use anew by then. */
const fetchedWhenLeft = perService(({ read, listed }, { today }) => {
  if (listed.service_type !== 'fixed') return [];
  const inUse = (read('getOption')?.options ?? []).filter(({ status }) => status === 'SRVC');
  const { applications = [] } = read('getContractProcedure') ?? {};
  const names = fibreOptions
    .filter(({ code }) => inUse.some((option) => option.code === code))
    .map(({ name }) => name)
    .filter((name) => !applications.some(({ title }) => title === `${name}の解約`));
  return (read('getDeviceDeliCollInfo')?.movements ?? [])
    .filter(({ change_type, date }) => change_type === '2' && date !== null && date >= today)
    .flatMap(({ item }) =>
      names.some((name) => item.startsWith(name)) ? [`${item} is fetched while in use`] : [],
    );
});

/** What can't be used without it, an option in use has: television a plan and a tuner, energy a contract. */
const optionsInUseAreWhole = perService(({ read, listed }) => {
  if (listed.service_type !== 'fixed') return [];
  const isUsed = (status: string | undefined) => status === 'SRVC' || status === 'QTWT';
  const tv = read('getOptionHikaritv');
  const offer = read('getServiceHikaritv')?.plans.find(({ plan }) => plan === tv?.plan);
  const tuners = (read('getFixedContract')?.equipment ?? []).filter(
    ({ kind }) => kind === 'tv_tuner',
  );
  return [
    ...(tv
      ? same(
          'tuners of television and of the contract',
          isUsed(tv.status) ? tv.tuner_count : 0,
          tuners.length,
        )
      : []),
    ...(tv && isUsed(tv.status)
      ? [
          ...(tv.tuner_count > 0 ? [] : ['television is in use without a tuner']),
          ...same('fee of television and of its plan', tv.monthly_fee, offer?.monthly_fee ?? null),
        ]
      : []),
    ...(['getOptionDenki', 'getOptionGas'] as const).flatMap((id) =>
      isUsed(read(id)?.status) && read(id)?.current === null
        ? [`${id} is in use without a contract`]
        : [],
    ),
  ];
});

/** The devices that go back when fibre is left are those of the contract. */
const devicesGoBack = perService(({ read }) => {
  const fee = read('getCancellationFee');
  const lent = (read('getFixedContract')?.equipment ?? []).filter(({ must_return }) => must_return);
  if (!fee?.can_quit) return [];
  const names = (list: readonly { name: string }[]) =>
    list
      .map(({ name }) => name)
      .sort()
      .join();
  return same('devices of the contract and of leaving', names(lent), names(fee.devices));
});

/** What a SIM's own list has in progress is in the list of all services. */
const ordersAreApplications = perService(({ read, listed }) => {
  const own = (read('getContractProcedure')?.applications ?? []).filter(
    ({ service_id }) => service_id === listed.service_id,
  );
  return (read('getOrderApplication')?.applications ?? []).flatMap(({ receipt_number, title }) =>
    own.some(({ application_id }) => application_id === `a${receipt_number.slice(2)}`)
      ? []
      : [`${title} is in progress for the SIM alone`],
  );
});

/** The count of options in use, and the device under protection, are those of the list. */
const simOptionsAreCounted = perService(({ read, listed }) => {
  const options = read('getMobileOption')?.options;
  if (listed.service_type !== 'mobile' || !options) return [];
  const using = options.filter(({ status }) => status === 'using');
  return [
    ...same('options in use and their count', using.length, read('getContract')?.option_count),
    ...same(
      'options in use and their count beside the applications',
      using.length,
      read('getContractProcedure')?.option_count,
    ),
    ...same(
      'protection of the options and of the devices',
      using.some(({ key }) => key === 'DeviceCompensation'),
      (read('getDeviceInfo')?.devices ?? []).some(({ is_compensated }) => is_compensated),
    ),
  ];
});

/** Options that depend on the phone name a device of the SIM, or none where there is none. */
const optionsAreForTheDevices = perService(({ read, listed }) => {
  const names = read('getDeviceInfo')?.devices.map(({ name }) => name);
  if (listed.service_type !== 'mobile' || !names) return [];
  const fifth = read('getFifthGeneration');
  return [
    ...[read('getPremiumBand')?.device, read('getDeviceCompensation')?.device_name].flatMap(
      (name) => (name && !names.includes(name) ? [`${name} is none of ${names.join()}`] : []),
    ),
    ...same(
      'a device is there and can do 5G or not',
      names.length > 0,
      fifth && fifth.is_device_compatible !== null,
    ),
  ];
});

/** A home phone that the list of options closes is closed on its own page too. */
const phoneIsClosedOnBoth = perService(({ read, listed }) => {
  const own = listed.service_type === 'fixed' ? read('getOptionVoip') : undefined;
  const inList = read('getOption')?.options.find(({ code }) => code === 'VOIP');
  return own?.order_types.includes('1') && inList && !inList.order_types.includes('1')
    ? ['a home phone can be applied for, and the list of options says that it can’t']
    : [];
});

/** A construction and what is still to be brought for it are for the plan in use, or for the next one. */
const builtForThePlan = perService(({ read, listed }, { today }) => {
  const { plan_name = '', next_plan } = read('getContract') ?? {};
  if (listed.service_type !== 'fixed') return [];
  const plans = `${plan_name} ${next_plan?.plan_name ?? ''}`;
  return [
    read('getConstructionProgress')?.construction?.title ?? '',
    ...[
      ...(read('getDelivery')?.deliveries ?? []),
      ...(read('getDeviceDeliCollInfo')?.movements ?? []),
    ]
      .filter(({ date }) => date === null || date >= today)
      .map(({ item }) => item),
  ].flatMap((text) => {
    const speed = /\d+ギガ/.exec(text)?.[0];
    return speed && !plans.includes(speed) ? [`${text} is none of ${plans}`] : [];
  });
});

/** What was delivered for fibre is among the devices of the contract, and among those that go back when it ends. */
const deliveredIsLent = perService(({ read, listed }, { today }) => {
  if (listed.service_type !== 'fixed') return [];
  const { equipment = [] } = read('getFixedContract') ?? {};
  const fee = read('getCancellationFee');
  const onTheWay = (read('getDelivery')?.deliveries ?? [])
    .filter(({ status }) => status === 'preparing' || status === 'shipped')
    .filter(({ item }) =>
      equipment.some(({ name, serial_last4 }) => name === item && serial_last4 !== null),
    )
    .map(({ item }) => `${item} is on its way, and has a number`);
  const notLent = (read('getDeviceDeliCollInfo')?.movements ?? [])
    .filter(({ change_type, date }) => change_type === '1' && date !== null && date < today)
    .flatMap(({ item }) => [
      ...(equipment.some(({ name }) => name === item) ? [] : [`${item} is no device`]),
      ...(!fee?.can_quit || fee.devices.some(({ name }) => name === item)
        ? []
        : [`${item} doesn't go back`]),
    ]);
  return [...onTheWay, ...notLent];
});

/** A day by which a call is promised is still to come. */
const promisesAreToCome = perService(({ read }, { today }) =>
  (read('getConstructionProgress')?.construction?.steps ?? []).flatMap(({ note }) => {
    const [, month, day] = /(\d+)月(\d+)日\([^)]*\)までに/.exec(note ?? '') ?? [];
    if (!month || !day) return [];
    // No promise reaches further than half a year.
    const year =
      Number(today.slice(0, 4)) - (Number(month) - Number(today.slice(5, 7)) > 6 ? 1 : 0);
    const until = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return until < today ? [`promised until ${until}: ${note}`] : [];
  }),
);

/** A link to one delivery leads to one that is there, and only fibre has any. */
const linksLead = perService(({ read, listed }, account) => {
  const own = account.services.find(({ listed: one }) => one.service_type === 'fixed');
  const movements = read('getDeviceDeliCollInfo')?.movements ?? [];
  const ids = (own?.read('getDeviceDeliCollInfo')?.movements ?? []).map(
    ({ movement_id }) => movement_id,
  );
  return [
    ...(own || movements.length === 0 ? [] : ['a delivery of fibre without fibre']),
    ...textsIn(read('getContractProcedure')).flatMap(({ text }) => {
      const [, id] = /[?&]movement=([^&]+)/.exec(text) ?? [];
      return id && !ids.includes(id) ? [`${listed.service_type}: ${text} leads nowhere`] : [];
    }),
  ];
});

export const startDateRules: Record<string, Rule> = {
  notBeforeItsStart,
  opensByTheClock,
  appliedForIsUnderWay,
  promisesAreToCome,
  builtForThePlan,
  deliveredIsLent,
  linksLead,
  optionsAreUnderWay,
  applicationsAreOfOptions,
  fetchedWhenLeft,
  optionsInUseAreWhole,
  devicesGoBack,
  ordersAreApplications,
  simOptionsAreCounted,
  optionsAreForTheDevices,
  phoneIsClosedOnBoth,
};
