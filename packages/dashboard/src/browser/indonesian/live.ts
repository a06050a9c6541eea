// A data table: the Indonesian texts of live mode: connectors, and reconciliation with their
// statements.

export const live = {
  // Connectors
  'The services through which this account reaches processors in live mode.':
    'Layanan yang menghubungkan akun ini dengan pemroses dalam mode nyata.',
  'No connector yet.': 'Belum ada konektor.',
  'A connector is a service of yours. It is added with the certificate of the law suite.':
    'Konektor adalah layanan milik Anda. Konektor ditambahkan dengan sertifikat dari rangkaian uji.',
  'Add a connector': 'Tambah konektor',
  'Add the connector': 'Tambah konektor',
  'Lower-case letters, digits and -.': 'Huruf kecil, angka, dan -.',
  Address: 'Alamat',
  'The base URL where it listens.': 'URL dasar tempat konektor berjalan.',
  'Shared secret': 'Rahasia bersama',
  'The output of: kasir connectors secret': 'Keluaran dari: kasir connectors secret',
  'Call it without TLS in a network that I trust':
    'Panggil tanpa TLS di jaringan yang saya percaya',
  '{name} is added. Give it the address for its callbacks.':
    '{name} ditambahkan. Berikan kepadanya alamat untuk callback.',

  // The proof for a connector
  Certificate: 'Sertifikat',
  'No certificate': 'Tanpa sertifikat',
  Certified: 'Bersertifikat',
  'Outdated certificate': 'Sertifikat usang',
  'Without certificate': 'Tanpa sertifikat',
  'None.': 'Tidak ada.',
  'Version {version}: {passed|law|laws} held, {skipped} skipped, {time}.':
    'Versi {version}: {passed} hukum terpenuhi, {skipped} dilewati, {time}.',
  'It has version {version} now: run the laws again.':
    'Versinya kini {version}: jalankan lagi rangkaian ujinya.',
  'The certificate must be the JSON file that the law suite has written.':
    'Sertifikat harus berupa berkas JSON yang ditulis oleh rangkaian uji.',
  'The file that kasir-conformance connector --certificate has written.':
    'Berkas yang ditulis oleh kasir-conformance connector --certificate.',
  'Or the reason to use it without one': 'Atau alasan memakainya tanpa sertifikat',
  'It is stored, and shown wherever the connector is listed.':
    'Alasan ini disimpan, dan ditampilkan di setiap daftar konektor.',
  'Replace its certificate': 'Ganti sertifikatnya',
  'Replace the certificate': 'Ganti sertifikat',
  'Replace the certificate of {name}': 'Ganti sertifikat {name}',
  'The certificate is replaced.': 'Sertifikat diganti.',

  // One connector
  'Callbacks to': 'Callback ke',
  'the callback URL': 'URL callback',
  'Open operations': 'Operasi terbuka',
  'Doubtful operations': 'Operasi yang meragukan',
  '{count} to look at': '{count} perlu diperiksa',
  'Card data': 'Data kartu',
  'Card numbers are sent to it.': 'Nomor kartu dikirim kepadanya.',
  'No card numbers are sent to it.': 'Nomor kartu tidak dikirim kepadanya.',
  'What it can do: {count|channel|channels}': 'Kemampuannya: {count} saluran',
  'Channels of {name}': 'Saluran {name}',
  'Minor units': 'Satuan terkecil',
  Works: 'Pekerjaan',
  Enabled: 'Aktif',
  Disabled: 'Nonaktif',
  Enable: 'Aktifkan',
  Disable: 'Nonaktifkan',
  'It begins operations again.': 'Konektor kembali memulai operasi.',
  'It gets nothing new; what it has begun goes on.':
    'Tidak ada operasi baru; yang sudah dimulai tetap berjalan.',
  'Read its capabilities': 'Baca kemampuannya',
  'Its capabilities were read.': 'Kemampuannya sudah dibaca.',
  'New secret': 'Rahasia baru',
  'The new secret': 'Rahasia baru',
  'the secret': 'rahasia',
  'Give it to the connector now: it cannot be read again.':
    'Berikan kepada konektor sekarang: rahasia ini tidak dapat dibaca lagi.',
  'Both secrets are in use until the former one is dropped.':
    'Kedua rahasia berlaku sampai yang lama dibuang.',
  'Drop the former secret': 'Buang rahasia lama',
  'Does the connector have the new one?': 'Apakah konektor sudah punya yang baru?',
  'The former secret is dropped.': 'Rahasia lama dibuang.',
  'Remove {name}? Nothing can be refunded through it afterwards.':
    'Hapus {name}? Setelah itu tidak ada dana yang dapat dikembalikan melaluinya.',
  'Removed.': 'Dihapus.',

  // Doubtful operations
  'The connector has not said its outcome for five days.':
    'Konektor belum memberi tahu hasilnya selama lima hari.',
  'The connector contradicts itself.': 'Laporan konektor saling bertentangan.',
  'It succeeded after it had ended here.': 'Berhasil setelah di sini sudah berakhir.',
  'It has ended here, but the processor did not undo it.':
    'Di sini sudah berakhir, tetapi pemroses tidak membatalkannya.',
  'It succeeded with another amount.': 'Berhasil dengan jumlah lain.',
  Why: 'Mengapa',
  Work: 'Pekerjaan',
  Begun: 'Dimulai',
  Act: 'Tindakan',
  'Ask again': 'Tanya lagi',
  'The connector is asked now.': 'Konektor sedang ditanya.',
  Resolve: 'Selesaikan',
  'Resolve the operation': 'Selesaikan operasi',
  'The processor knows it as {id}': 'Pemroses mengenalnya sebagai {id}',
  'It succeeded at the processor': 'Berhasil di pemroses',
  'It did not happen at the processor': 'Tidak terjadi di pemroses',
  'Its outcome is right, and was looked at': 'Hasilnya benar, dan sudah diperiksa',
  'How you know': 'Dari mana Anda tahu',
  'Resolved. The audit log says by whom.': 'Diselesaikan. Log audit mencatat oleh siapa.',
  'Nothing is doubtful.': 'Tidak ada yang meragukan.',
  'An operation without an outcome after five days, and one whose reports contradict each other, are listed here.':
    'Operasi tanpa hasil setelah lima hari, dan yang laporannya saling bertentangan, tercantum di sini.',

  // Routes
  Routes: 'Rute',
  'The first rule that matches, takes its share and names a connector that can do it decides. Without rules, connectors are tried in their order.':
    'Aturan pertama yang cocok, mengambil bagiannya, dan menyebut konektor yang mampu, menentukan. Tanpa aturan, konektor dicoba sesuai urutannya.',
  'Rule {number}': 'Aturan {number}',
  'Card network': 'Jaringan kartu',
  'At least, minor units': 'Paling sedikit, satuan terkecil',
  'At most, minor units': 'Paling banyak, satuan terkecil',
  'Share in percent': 'Bagian dalam persen',
  'Connectors, the first choice before its fallbacks':
    'Konektor, pilihan pertama sebelum cadangannya',
  Earlier: 'Lebih awal',
  Later: 'Lebih akhir',
  'Remove the rule': 'Hapus aturan',
  'Add a rule': 'Tambah aturan',
  'Save the rules': 'Simpan aturan',
  'The rules are saved.': 'Aturan disimpan.',

  // Settings of live mode
  'Waiting, late money and statements': 'Waktu tunggu, dana terlambat, dan laporan settlement',
  'Requests wait, milliseconds': 'Permintaan menunggu, milidetik',
  'Money that arrives after a decline': 'Dana yang datang setelah penolakan',
  'is kept': 'disimpan',
  'is refunded': 'dikembalikan',
  'Missing in statements after, days': 'Hilang dari laporan settlement setelah, hari',
  'Fees agreed with processors: the first that fits counts, and a line of a statement with another fee is a difference. A negative refund fee is returned.':
    'Biaya yang disepakati dengan pemroses: yang pertama cocok berlaku, dan baris laporan dengan biaya lain adalah selisih. Biaya negatif dari pengembalian dana berarti dikembalikan.',
  'Fee {number}': 'Biaya {number}',
  Percent: 'Persen',
  'Fixed, minor units': 'Tetap, satuan terkecil',
  'VAT on the fee, percent': 'PPN atas biaya, persen',
  'Refunds, percent': 'Pengembalian dana, persen',
  'Refunds, fixed, minor units': 'Pengembalian dana, tetap, satuan terkecil',
  'Compare refunds': 'Bandingkan pengembalian dana',
  'Do not compare refunds': 'Jangan bandingkan pengembalian dana',
  'Add a fee': 'Tambah biaya',
  'Remove the fee': 'Hapus biaya',

  // Statements
  'Statements of the connectors of live mode against operations and journal. Nothing is adjusted by itself.':
    'Laporan settlement konektor mode nyata terhadap operasi dan jurnal. Tidak ada yang disesuaikan secara otomatis.',
  Statements: 'Laporan settlement',
  'Statements by day': 'Laporan settlement per hari',
  'There are no statements of the last 31 days.':
    'Tidak ada laporan settlement dari 31 hari terakhir.',
  'They are fetched from every connector once a day has ended in UTC. A file of a processor is imported below, or on the command line.':
    'Laporan diambil dari setiap konektor setelah hari berakhir dalam UTC. Berkas pemroses diimpor di bawah, atau di baris perintah.',
  Complete: 'Lengkap',
  Incomplete: 'Belum lengkap',
  'Next attempt {time}': 'Percobaan berikutnya {time}',
  State: 'Keadaan',
  Lines: 'Baris',
  Gross: 'Bruto',
  Fee: 'Biaya',
  Net: 'Neto',
  'Open differences': 'Selisih terbuka',
  '{count|open difference|open differences}': '{count} selisih terbuka',
  Ledgers: 'Buku besar',
  'Ledgers of statements': 'Buku besar laporan settlement',
  'No money has moved in live mode yet.': 'Belum ada uang yang bergerak dalam mode nyata.',
  'Channel clearing is money that no statement has settled yet. The ledgers are negative while the platform has the money.':
    'Kliring saluran adalah uang yang belum diselesaikan oleh laporan mana pun. Buku besar bernilai negatif selama uangnya ada pada platform.',
  'Fetch a statement now': 'Ambil laporan settlement sekarang',
  Fetch: 'Ambil',
  'The statement is fetched now.': 'Laporan settlement sedang diambil.',

  // Differences
  Differences: 'Selisih',
  'There are no such differences.': 'Tidak ada selisih seperti itu.',
  'A line that does not match, and an operation that stands in no statement, are listed here. Nothing is adjusted by itself.':
    'Baris yang tidak cocok, dan operasi yang tidak ada di laporan mana pun, tercantum di sini. Tidak ada yang disesuaikan secara otomatis.',
  Reasons: 'Alasan',
  'In the statement': 'Di laporan',
  Here: 'Di sini',
  Decision: 'Keputusan',
  Accepted: 'Diterima apa adanya',
  'Claimed from the connector': 'Ditagihkan kepada konektor',
  Note: 'Catatan',
  '{kind} {gross}, fee {fee}, net {net}': '{kind} {gross}, biaya {fee}, neto {net}',
  'no line': 'tidak ada baris',
  'no operation': 'tidak ada operasi',
  '{there}; here {here}': '{there}; di sini {here}',
  '{outcome} by {name}: {note}': '{outcome} oleh {name}: {note}',
  'adjusted by {name}: {reason}': 'disesuaikan oleh {name}: {reason}',
  'Resolve the difference': 'Selesaikan selisih',
  'Resolved. No money has moved.': 'Diselesaikan. Tidak ada uang yang bergerak.',

  // Import of a file
  'Import a file': 'Impor berkas',
  'Choose a file': 'Pilih berkas',
  'CSV file of the processor': 'Berkas CSV pemroses',
  'Lines before the column names': 'Baris sebelum nama kolom',
  'Read the columns': 'Baca kolom',
  '{count|column|columns}': '{count} kolom',
  'Map the columns': 'Petakan kolom',
  'Show the lines': 'Tampilkan baris',
  'Lines of the file': 'Baris dari berkas',
  '{count|line|lines}': '{count} baris',
  'Import the lines': 'Impor baris',
  'The days are complete: no more lines are expected':
    'Hari-harinya lengkap: tidak ada baris lagi yang diharapkan',
  'Nothing of {date} was imported.': 'Tidak ada yang diimpor untuk {date}.',
  '{count|day|days} imported. What does not match is listed under Differences.':
    '{count} hari diimpor. Yang tidak cocok tercantum di Selisih.',
  'No difference': 'Tidak ada selisih',
  'Id of the line': 'Id baris',
  'Paid out': 'Dibayarkan',
  'Day of the statement, where it is not the payout': 'Hari laporan, bila bukan hari pembayaran',
  'choose a column': 'pilih kolom',
  'no column': 'tanpa kolom',
  'Kinds of the texts in {column}: a line of another text is refused.':
    'Jenis untuk teks di {column}: baris dengan teks lain ditolak.',
  '(empty)': '(kosong)',
  'Kind of every line, without a column': 'Jenis setiap baris, bila tanpa kolom',
  'Currency of every line, without a column': 'Mata uang setiap baris, bila tanpa kolom',
  'Amounts are in': 'Jumlah dalam',
  'the main unit: 10.50': 'satuan utama: 10.50',
  'minor units: 1050': 'satuan terkecil: 1050',
  Decimals: 'Desimal',
  'after a point': 'setelah titik',
  'after a comma': 'setelah koma',
  Thousands: 'Ribuan',
  'not separated': 'tidak dipisah',
  'by a comma': 'dengan koma',
  'by a point': 'dengan titik',
  'by a space': 'dengan spasi',
  'by an apostrophe': 'dengan apostrof',
  'Refunds are': 'Pengembalian dana bernilai',
  'Fees are': 'Biaya bernilai',
  positive: 'positif',
  negative: 'negatif',
  Dates: 'Tanggal',
};
