// Tests customers through the official SDK, in every major.
import { describe, expect, test } from 'vitest';
import { openPlatform } from './platform.ts';
import { sdks } from './sdks.ts';

const { merchant } = await openPlatform();

describe.each(sdks)('a customer of SDK $major', ({ major, connect }) => {
  const sdk = connect(merchant);
  const siti = {
    type: 'INDIVIDUAL',
    individualDetail: {
      givenNames: 'Siti',
      surname: 'Rahma',
      nationality: 'ID',
      placeOfBirth: 'Bandung',
      dateOfBirth: '1990-02-28',
      gender: 'FEMALE',
      employment: {
        employerName: 'Toko Uji',
        natureOfBusiness: 'Retail',
        roleDescription: 'Owner',
      },
    },
    email: 'siti@example.com',
    mobileNumber: '+6281234567890',
    phoneNumber: '+62215550100',
    description: 'Comes every Friday',
    identityAccounts: [
      {
        type: 'BANK_ACCOUNT',
        company: 'BRI',
        country: 'ID',
        properties: { accountNumber: '12345678', accountHolderName: 'Siti Rahma' },
      },
    ],
    kycDocuments: [
      {
        type: 'IDENTITY_CARD',
        subType: 'NATIONAL_ID',
        country: 'ID',
        documentNumber: '3273',
        expiresAt: '2030-01-31',
      },
    ],
    metadata: { branch: 'A 1' },
  } as const;
  const sent = {
    ...siti,
    identityAccounts: [...siti.identityAccounts],
    kycDocuments: [...siti.kycDocuments],
  };

  test('is created, read by id and found by reference id as it was sent', async () => {
    const referenceId = `person-${major}`;
    const made = await sdk.Customer.createCustomer({
      idempotencyKey: referenceId,
      data: { ...sent, referenceId },
    });
    expect(made).toMatchObject({ ...sent, referenceId, businessDetail: null, addresses: [] });
    expect(made.created).toBeInstanceOf(Date);
    expect(made.created.getTime()).toBeLessThanOrEqual(Date.now());

    expect(await sdk.Customer.getCustomer({ id: made.id })).toEqual(made);
    const found = await sdk.Customer.getCustomerByReferenceID({ referenceId });
    expect(found).toEqual({ data: [made], hasMore: false });
    expect(await sdk.Customer.getCustomerByReferenceID({ referenceId: 'nobody' })).toEqual({
      data: [],
      hasMore: false,
    });
  });

  test('is updated in sent fields, cleared in null fields and unchanged otherwise', async () => {
    const { id } = await sdk.Customer.createCustomer({
      data: { ...sent, referenceId: `changed-${major}` },
    });
    const changed = await sdk.Customer.updateCustomer({
      id,
      data: { email: 'rahma@example.com', description: null, kycDocuments: [] },
    });
    expect(changed).toMatchObject({
      id,
      email: 'rahma@example.com',
      description: null,
      kycDocuments: [],
      mobileNumber: siti.mobileNumber,
      individualDetail: siti.individualDetail,
      identityAccounts: siti.identityAccounts,
    });
    expect(await sdk.Customer.getCustomer({ id })).toEqual(changed);
  });

  test('has addresses, whose fields the SDK sends under other names', async () => {
    const { addresses } = await sdk.Customer.createCustomer({
      data: {
        ...sent,
        referenceId: `address-${major}`,
        addresses: [
          {
            category: 'HOME',
            countryCode: 'ID',
            line1: 'Jalan Braga 1',
            line2: 'Lantai 2',
            city: 'Bandung',
            provinceState: 'Jawa Barat',
            postalCode: '40111',
            isPrimary: true,
          },
        ],
      },
    });
    expect(addresses).toMatchObject([
      {
        category: 'HOME',
        country: 'ID',
        streetLine1: 'Jalan Braga 1',
        streetLine2: 'Lantai 2',
        city: 'Bandung',
        provinceState: 'Jawa Barat',
        postalCode: '40111',
        isPrimary: true,
      },
    ]);
  });

  test('may be a business', async () => {
    const businessDetail = {
      businessName: 'Toko Uji',
      businessType: 'CORPORATION',
      natureOfBusiness: 'Retail',
      businessDomicile: 'ID',
      dateOfRegistration: '2001-01-31',
    } as const;
    const made = await sdk.Customer.createCustomer({
      data: { referenceId: `business-${major}`, type: 'BUSINESS', businessDetail },
    });
    expect(made).toMatchObject({ type: 'BUSINESS', businessDetail, individualDetail: null });
  });
});
