// A data table: the Indonesian texts of requests and the API console.

export const requests = {
  // The log
  'Every request to the API with its response. Secrets are never kept.':
    'Setiap permintaan ke API beserta responsnya. Rahasia tidak pernah disimpan.',
  Log: 'Log',
  'Filter requests': 'Saring permintaan',
  Took: 'Lama',
  Notes: 'Catatan',
  'Repeated response': 'Respons diulang',
  Interfered: 'Diganggu',
  'Error code': 'Kode kesalahan',
  '409 or 4xx': '409 atau 4xx',
  'No request.': 'Tidak ada permintaan.',
  'Make one, or clear the filter:': 'Buat permintaan, atau hapus saringan:',

  // One request
  'Request-ID': 'Request-ID',
  'none has this path': 'tidak ada yang memakai path ini',
  'Idempotency key': 'Kunci idempotensi',
  'none was sent': 'tidak dikirim',
  'As curl': 'Sebagai curl',
  'As test': 'Sebagai tes',
  'As a test': 'Sebagai tes',
  'the command': 'perintah',
  'the test': 'tes',
  'the query': 'kueri',
  'the request body': 'isi permintaan',
  'Set KASIR_SECRET_KEY to the key of the account.': 'Isi KASIR_SECRET_KEY dengan kunci akun.',
  'The log keeps no secrets: fill in {places} before you run it.':
    'Log tidak menyimpan rahasia: lengkapi {places} sebelum menjalankannya.',
  'Save it as {file} in a project with vitest and @kasir/server. It starts a platform of its own, so it needs no key and no server.':
    'Simpan sebagai {file} di proyek dengan vitest dan @kasir/server. Tes ini memulai platform sendiri, jadi tidak perlu kunci maupun server.',
  'None were recorded: the request came from the dashboard or a program.':
    'Tidak ada yang tercatat: permintaan berasal dari dasbor atau sebuah program.',
  Query: 'Kueri',
  Sent: 'Dikirim',
  'No body.': 'Tanpa isi.',
  Headers: 'Header',
  'Open in console': 'Buka di konsol',
  'The idempotency key had been used: the first response was sent again and nothing was done a second time.':
    'Kunci idempotensi sudah pernah dipakai: respons pertama dikirim lagi dan tidak ada yang dilakukan dua kali.',

  // The console
  'Requests of the API for this account. They need no key here, and are logged like all others.':
    'Permintaan API untuk akun ini. Di sini tidak perlu kunci, dan semuanya masuk log seperti permintaan lain.',
  'What you send here is done in test mode: live mode has no console.':
    'Yang Anda kirim di sini dilakukan dalam mode uji: mode nyata tidak punya konsol.',
  'Requests to begin with': 'Permintaan untuk memulai',
  'Read the balance': 'Baca saldo',
  'Create a customer': 'Buat pelanggan',
  'Request a wallet payment': 'Minta pembayaran dompet digital',
  'Request a wallet payment (v3)': 'Minta pembayaran dompet digital (v3)',
  'Create an invoice': 'Buat faktur',
  Method: 'Metode',
  'Path and query': 'Path dan kueri',
  Endpoint: 'Endpoint',
  Endpoints: 'Endpoint',
  'post pay, v3 refund, invoice…': 'post pay, v3 refund, invoice…',
  'Further headers, one a line': 'Header lain, satu per baris',
  'A header is a name, a colon and a value: {line}':
    'Header terdiri dari nama, titik dua, dan nilai: {line}',
  'a sub-account': 'sub-akun',
  'none: every request is a new one': 'kosong: setiap permintaan adalah permintaan baru',
  'the same under its other name': 'sama, dengan nama lainnya',
  required: 'wajib',
  'none of the API': 'bukan endpoint API',
  Send: 'Kirim',
  'The body': 'Isi',
  'Body, as JSON': 'Isi, dalam JSON',
  'Line {line}': 'Baris {line}',
  'line {line}, column {column}': 'baris {line}, kolom {column}',
  'This is not JSON yet: {reason}.': 'Ini belum JSON: {reason}.',
  'This is not JSON yet, {place}: {reason}.': 'Ini belum JSON, {place}: {reason}.',
  'In the log': 'Di log',
  'the response': 'respons',
  'As TypeScript': 'Sebagai TypeScript',
  'the program': 'program',
  History: 'Riwayat',
  'What you send stands here, to be sent again. No secret is kept.':
    'Yang Anda kirim tercantum di sini agar dapat dikirim lagi. Tidak ada rahasia yang disimpan.',
};
