// A data table: the Indonesian texts of accounts: settings, keys, and all accounts of the server.

export const accounts = {
  // Settings
  General: 'Umum',
  'General settings': 'Pengaturan umum',
  'Account id': 'Id akun',
  'Account number': 'Nomor akun',
  'Sub-account of': 'Sub-akun dari',
  'Email for delivery health': 'Email untuk kesehatan pengiriman',
  'the operator': 'operator',
  'Platform: may act for sub-accounts': 'Platform: boleh bertindak untuk sub-akun',
  Switches: 'Sakelar',
  'A feature that is off returns its documented error.':
    'Fitur yang nonaktif mengembalikan kesalahan yang tertulis di dokumentasinya.',
  'Save the switches': 'Simpan sakelar',
  'The switches are set.': 'Sakelar sudah diatur.',
  Versions: 'Versi',
  'Versions in {mode} mode': 'Versi dalam mode {mode}',
  'What a request without a version gets, and how webhooks are written. An empty date removes one.':
    'Versi untuk permintaan tanpa versi, dan bentuk webhook. Tanggal kosong menghapusnya.',
  'Save the versions': 'Simpan versi',
  'The versions are set.': 'Versi sudah diatur.',
  'Another resource': 'Sumber daya lain',
  'Its version': 'Versinya',
  'Rates, terms and cards': 'Batas, ketentuan, dan kartu',
  'Rate limit': 'Batas permintaan',
  'Requests per minute and endpoint, {mode} mode (0: no limit)':
    'Permintaan per menit dan endpoint, mode {mode} (0: tanpa batas)',
  'Save the rate': 'Simpan batas',
  'The rate is set.': 'Batas sudah diatur.',
  'Terms and cards': 'Ketentuan dan kartu',
  'Terms by channel category, and what cards may do, as JSON':
    'Ketentuan per kategori saluran, dan yang boleh dilakukan kartu, dalam JSON',
  'Save terms and cards': 'Simpan ketentuan dan kartu',
  'Terms and cards are set.': 'Ketentuan dan kartu sudah diatur.',

  // Branding
  Branding: 'Tampilan merek',
  'Branding of hosted pages': 'Tampilan merek di halaman pembayaran',
  'Payers see the logo beside the name, and the color on the main button. Its text is black or white, whichever is easier to read.':
    'Pembayar melihat logo di samping nama, dan warna pada tombol utama. Teksnya hitam atau putih, mana yang lebih mudah dibaca.',
  'Save the branding': 'Simpan tampilan',
  'The branding is set.': 'Tampilan sudah diatur.',
  'Color, empty for the general one': 'Warna, kosongkan untuk warna umum',
  'Logo: an https URL': 'Logo: URL https',
  'Or a picture: PNG, JPEG or WebP, at most 16 KiB':
    'Atau gambar: PNG, JPEG, atau WebP, paling besar 16 KiB',
  'The picture must have at most {most} bytes. It has {size}.':
    'Ukuran gambar paling besar {most} byte. Gambar ini {size} byte.',
  'Remove the stored picture': 'Hapus gambar yang tersimpan',

  // Sub-account
  'What its partner and the platform do': 'Yang dilakukan mitra dan platform',
  Register: 'Daftarkan',
  'Ask for documents': 'Minta dokumen',
  'Activate live payments': 'Aktifkan pembayaran nyata',
  Suspend: 'Tangguhkan',
  Resume: 'Lanjutkan',

  // All accounts
  '{count|account|accounts}': '{count} akun',
  Accounts: 'Akun',
  Platform: 'Platform',
  'New account': 'Akun baru',
  'Create the account': 'Buat akun',
  'Create an account': 'Buat akun',
  'Callback URL': 'URL callback',
  'none yet': 'belum ada',
  'Type of sub-account': 'Jenis sub-akun',
  'Email of its owner': 'Email pemiliknya',
  'Its test key, which cannot be read again:': 'Kunci ujinya, yang tidak dapat dibaca lagi:',
  'Accounts, keys, customers, methods and scripts from one document. An account of the same name is left as it is.':
    'Akun, kunci, pelanggan, metode, dan skrip dari satu dokumen. Akun dengan nama yang sama dibiarkan.',
  'The seed': 'Seed',
  'Seed, as JSON': 'Seed, dalam JSON',
  'Plant the seed': 'Terapkan seed',
  'Plant a seed': 'Terapkan seed',
  '{count|account|accounts} created.': '{count} akun dibuat.',

  // Keys and partners
  'API keys': 'Kunci API',
  Key: 'Kunci',
  Permissions: 'Izin',
  Active: 'Aktif',
  Revoked: 'Dicabut',
  Revoke: 'Cabut',
  'Revoke {name} for ever?': 'Cabut {name} untuk selamanya?',
  'Revoked: requests with it get 401 from now on.':
    'Dicabut: mulai sekarang permintaan dengan kunci ini mendapat 401.',
  'Secret, for servers': 'Rahasia, untuk server',
  'Public, for browsers': 'Publik, untuk peramban',
  'Create the key': 'Buat kunci',
  'Create a key': 'Buat kunci',
  Partners: 'Mitra',
  'Partners of the bank standard': 'Mitra standar bank',
  'No partner yet.': 'Belum ada mitra.',
  'A partner links accounts by signed requests, with a public RSA key of its own.':
    'Mitra menautkan akun lewat permintaan bertanda tangan, dengan kunci publik RSA miliknya.',
  'Client id': 'Id klien',
  'The client secret': 'Rahasia klien',
  Signature: 'Tanda tangan',
  'Public key, PEM': 'Kunci publik, PEM',
  'Register the partner': 'Daftarkan mitra',
  'Register a partner': 'Daftarkan mitra',
  '{id} is registered.': '{id} terdaftar.',
};
