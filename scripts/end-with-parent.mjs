import process from 'node:process'

// A killed command cannot stop its server; when the IPC channel between them closes, the server stops itself.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
